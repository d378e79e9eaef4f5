import type { Migration } from "kysely/migration";
import { runStatements } from "../runStatements.ts";

const up = [
  `create table product_wishes (
     words text primary key,
     term text not null check (length(term) between 1 and 100),
     wishes integer not null check (wishes > 0),
     updated_at timestamptz not null
   )`,
  "create index on product_wishes (updated_at)",
];

const down = ["drop table product_wishes"];

/** What shoppers looked for in vain and asked the shop to sell. */
export const countWishes: Migration = { up: runStatements(up), down: runStatements(down) };

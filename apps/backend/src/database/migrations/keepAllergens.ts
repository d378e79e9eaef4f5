import type { Migration } from "kysely/migration";
import { runStatements } from "../runStatements.ts";

const up = [
  `create table user_allergens (
     user_id text primary key references users (id) on delete cascade,
     allergens text[] not null,
     consented_at timestamptz not null
   )`,
];

const down = ["drop table user_allergens"];

/** The allergens that people avoid: data on their health, stored while they consent. */
export const keepAllergens: Migration = { up: runStatements(up), down: runStatements(down) };

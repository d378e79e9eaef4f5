import type { Migration } from "kysely/migration";
import { runStatements } from "../runStatements.ts";

const up = [
  // Deferrable: a history that is moved to other days steps over its own rows.
  `create table price_runs (
     product_id integer not null references products on delete cascade,
     price integer not null check (price >= 0),
     since timestamptz not null,
     primary key (product_id, since) deferrable
   )`,
];

const down = ["drop table price_runs"];

/** What products cost when, so that a reduction can name the lowest price before it. */
export const createPriceHistory: Migration = { up: runStatements(up), down: runStatements(down) };

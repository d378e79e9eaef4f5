import type { Migration } from "kysely/migration";
import { runStatements } from "../runStatements.ts";

const up = [
  // Products come and go without a price being lost, as on a shopping list.
  `create table personal_prices (
     user_id text not null references users on delete cascade,
     product_id integer not null,
     price integer not null check (price > 0),
     valid_until timestamptz not null,
     primary key (user_id, product_id)
   )`,
  "create index on personal_prices (valid_until)",
  "alter table products drop personal_discount_price",
];

const down = [
  "alter table products add personal_discount_price integer check (personal_discount_price >= 0)",
  "drop table personal_prices",
];

/** Prices of one user each, in place of one column for all. */
export const createPersonalPrices: Migration = { up: runStatements(up), down: runStatements(down) };

import type { Migration } from "kysely/migration";
import { runStatements } from "../runStatements.ts";

const up = [
  // Products come and go without a wish being lost, as on a shopping list.
  `create table product_subscriptions (
     user_id text not null references users on delete cascade,
     product_id integer not null,
     created_at timestamptz not null,
     primary key (user_id, product_id)
   )`,
  "create index on product_subscriptions (product_id)",
];

const down = ["drop table product_subscriptions"];

/** Who wants to be told when which product can be had again. */
export const createProductSubscriptions: Migration = { up: runStatements(up), down: runStatements(down) };

import type { Migration } from "kysely/migration";
import { runStatements } from "../runStatements.ts";

const up = [
  // No foreign key, so a subscription survives a refill of the catalogue, as on shopping lists.
  `create table product_subscriptions (
     user_id text not null references users on delete cascade,
     product_id integer not null,
     created_at timestamptz not null,
     primary key (user_id, product_id)
   )`,
  "create index on product_subscriptions (product_id)",
];

const down = ["drop table product_subscriptions"];

/** The users to notify when a product is available again. */
export const createProductSubscriptions: Migration = { up: runStatements(up), down: runStatements(down) };

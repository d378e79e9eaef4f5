import type { Migration } from "kysely/migration";
import { runStatements } from "../runStatements.ts";

const up = [
  `alter table orders
     add confirm_until timestamptz,
     add confirm_hash text`,
  "create index orders_unconfirmed on orders (confirm_until) where confirm_until is not null",
];

const down = ["drop index orders_unconfirmed", "alter table orders drop confirm_until, drop confirm_hash"];

/** Orders that wait until their shopper confirms them in a mail. */
export const confirmOrders: Migration = { up: runStatements(up), down: runStatements(down) };

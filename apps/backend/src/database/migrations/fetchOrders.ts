import type { Migration } from "kysely/migration";
import { runStatements } from "../runStatements.ts";

const up = [
  // A code that was not told to its shopper opens nothing: orders of before are fetched by their number, as they were.
  "alter table orders add pickup_code text check (pickup_code ~ '^[2-9A-Z]{6}$'), add ready_from timestamptz",
];

const down = ["alter table orders drop pickup_code, drop ready_from"];

/** Orders that are fetched have a code and a time. */
export const fetchOrders: Migration = { up: runStatements(up), down: runStatements(down) };

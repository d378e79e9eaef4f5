import type { Migration } from "kysely/migration";
import { runStatements } from "../runStatements.ts";

const up = ["create index orders_linked on orders (linked_order_id) where linked_order_id is not null"];

const down = ["drop index orders_linked"];

/** Finds the orders linked to another. */
export const indexLinkedOrders: Migration = { up: runStatements(up), down: runStatements(down) };

import type { Migration } from "kysely/migration";
import { runStatements } from "../runStatements.ts";

const up = ["create index orders_unpaid on orders (created_at) where status in ('PAYMENT_PENDING', 'PAYMENT_REFUSED')"];

const down = ["drop index orders_unpaid"];

/** A job looks for orders that wait to be paid, among many that do not. */
export const indexUnpaidOrders: Migration = { up: runStatements(up), down: runStatements(down) };

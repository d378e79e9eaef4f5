import type { Migration } from "kysely/migration";
import { runStatements } from "../runStatements.ts";

const up = [
  "alter table payments add asked_at timestamptz check (asked_at >= created_at)",
  "create index payments_unpaid on payments (created_at) where status in ('PENDING', 'REFUSED')",
];

const down = ["drop index payments_unpaid", "alter table payments drop asked_at"];

/** When the provider was last asked about a payment attempt. */
export const addPaymentAsks: Migration = { up: runStatements(up), down: runStatements(down) };

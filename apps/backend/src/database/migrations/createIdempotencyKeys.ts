import type { Migration } from "kysely/migration";
import { runStatements } from "../runStatements.ts";

const up = [
  `create table idempotency_keys (
     hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
     input text not null check (input ~ '^[0-9a-f]{64}$'),
     result text,
     created_at timestamptz not null
   )`,
  "create index on idempotency_keys (created_at)",
];

const down = ["drop table idempotency_keys"];

/** Results by idempotency key, kept for a day, so that a repeated request changes nothing. */
export const createIdempotencyKeys: Migration = { up: runStatements(up), down: runStatements(down) };

import type { Migration } from "kysely/migration";
import { runStatements } from "../runStatements.ts";

const up = [
  "alter table access_tokens add column end_reason text",
  "create index access_tokens_ended on access_tokens (revoked_at) where revoked_at is not null",
  "drop index access_tokens_revoked",
];

const down = [
  "create index access_tokens_revoked on access_tokens (hash) where revoked_at is not null",
  "drop index access_tokens_ended",
  "alter table access_tokens drop column end_reason",
];

/** Why a session was ended from elsewhere, for the device that had it. */
export const explainSessionEnds: Migration = { up: runStatements(up), down: runStatements(down) };

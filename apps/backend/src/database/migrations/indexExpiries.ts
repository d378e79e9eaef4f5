import type { Migration } from "kysely/migration";
import { runStatements } from "../runStatements.ts";

const up = [
  "create index time_slot_places_held_until on time_slot_places (held_until) where held_until is not null",
  "create index one_time_tokens_expires_at on one_time_tokens (expires_at)",
  "create index access_tokens_expires_at on access_tokens (expires_at)",
  "create index access_tokens_revoked on access_tokens (hash) where revoked_at is not null",
  "create index sign_in_attempts_expires_at on sign_in_attempts (expires_at)",
  "create index rate_limits_started_at on rate_limits (started_at)",
  "create index carts_of_guests on carts (updated_at) where user_id is null and ordered_at is null",
  "create index mails_sent_at on mails (sent_at) where sent_at is not null",
];

const down = [
  `drop index time_slot_places_held_until, one_time_tokens_expires_at, access_tokens_expires_at, access_tokens_revoked,
     sign_in_attempts_expires_at, rate_limits_started_at, carts_of_guests, mails_sent_at`,
];

/** Finds expired rows without a full scan. */
export const indexExpiries: Migration = { up: runStatements(up), down: runStatements(down) };

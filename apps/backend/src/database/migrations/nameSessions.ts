import type { Migration } from "kysely/migration";
import { runStatements } from "../runStatements.ts";

const up = [
  `alter table access_tokens
     add id text not null default gen_random_uuid()::text,
     add device text,
     add last_used_at timestamptz`,
];

const down = ["alter table access_tokens drop column id, drop column device, drop column last_used_at"];

/** What a user recognizes a session by, and an id that tells nothing of its token. */
export const nameSessions: Migration = { up: runStatements(up), down: runStatements(down) };

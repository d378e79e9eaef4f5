import type { Migration } from "kysely/migration";
import { runStatements } from "../runStatements.ts";

const up = [
  `create table users (
     id text primary key check (id ~ '^[A-Za-z0-9_-]{22}$'),
     email text not null check (length(email) between 3 and 254),
     name text not null check (name <> ''),
     created_at timestamptz not null default now()
   )`,
  "create unique index on users (lower(email))",
  // Only a token's hash is stored: a leaked table logs no one in.
  `create table access_tokens (
     hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
     user_id text not null references users on delete cascade,
     created_at timestamptz not null default now(),
     expires_at timestamptz not null,
     revoked_at timestamptz
   )`,
  "create index on access_tokens (user_id)",
  `create table rate_limits (
     key text primary key,
     started_at timestamptz not null,
     uses integer not null check (uses > 0)
   )`,
];

const down = ["drop table rate_limits, access_tokens, users"];

/** Users, their access tokens, and the counters of limited actions. */
export const createUsers: Migration = { up: runStatements(up), down: runStatements(down) };

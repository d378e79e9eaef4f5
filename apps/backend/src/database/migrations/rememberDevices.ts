import type { Migration } from "kysely/migration";
import { runStatements } from "../runStatements.ts";

const up = [
  `create table known_devices (
     id bigint primary key generated always as identity,
     hash text not null check (hash ~ '^[0-9a-f]{64}$'),
     user_id text not null references users on delete cascade,
     expires_at timestamptz not null,
     unique (hash, user_id)
   )`,
  "create index on known_devices (user_id)",
  "create index on known_devices (expires_at)",
];

const down = ["drop table known_devices"];

/** The browsers from which a user has logged in before. */
export const rememberDevices: Migration = { up: runStatements(up), down: runStatements(down) };

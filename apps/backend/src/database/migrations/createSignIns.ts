import type { Migration } from "kysely/migration";
import { runStatements } from "../runStatements.ts";

const up = [
  // The provider's id of a person, and its latest data on them.
  `create table user_identities (
     issuer text not null,
     subject text not null,
     user_id text not null references users on delete cascade,
     email text,
     name text,
     telephone text,
     primary key (issuer, subject),
     unique (user_id, issuer)
   )`,
  `create table sign_in_attempts (
     state_hash text primary key check (state_hash ~ '^[0-9a-f]{64}$'),
     nonce text not null,
     code_verifier text not null,
     expires_at timestamptz not null
   )`,
];

const down = ["drop table sign_in_attempts, user_identities"];

/** Users of external sign-in providers, and sign-ins in progress. */
export const createSignIns: Migration = { up: runStatements(up), down: runStatements(down) };

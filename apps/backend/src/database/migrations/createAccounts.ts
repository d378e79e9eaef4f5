import type { Migration } from "kysely/migration";
import { runStatements } from "../runStatements.ts";

const up = [
  `alter table users
     add ext_id text unique check (ext_id <> ''),
     add telephone text check (telephone ~ '^36[0-9]{8,9}$'),
     add password_hash text check (password_hash ~ '^\\$argon2id\\$v=19\\$m=19456,t=2,p=1\\$[A-Za-z0-9+/]{22}\\$[A-Za-z0-9+/]{43}$'),
     add email_verified_at timestamptz,
     add last_login timestamptz,
     add disable_donations boolean not null default false`,
  // Only the hash is stored, as for access tokens; a new token replaces the last one for the same purpose.
  `create table one_time_tokens (
     hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
     user_id text not null references users on delete cascade,
     purpose text not null check (purpose in ('passwordReset', 'emailVerification', 'signIn')),
     expires_at timestamptz not null,
     unique (user_id, purpose)
   )`,

  // A person's own addresses and cards: at most one of each kind is the default one.
  `create table user_shipping_addresses (
     id text primary key check (id ~ '^[A-Za-z0-9_-]{22}$'),
     number bigint generated always as identity,
     user_id text not null references users on delete cascade,
     created_at timestamptz not null,
     name text not null check (name <> ''),
     postcode integer not null check (postcode between 1000 and 9999),
     city text not null check (city <> ''),
     street text not null check (street <> ''),
     house_number text not null check (house_number <> ''),
     note text check (note <> ''),
     telephone text check (telephone ~ '^36[0-9]{8,9}$'),
     is_default boolean not null,
     is_goodid boolean not null default false
   )`,
  "create index on user_shipping_addresses (user_id)",
  "create unique index on user_shipping_addresses (user_id) where is_default",
  `create table user_billing_addresses (
     id text primary key check (id ~ '^[A-Za-z0-9_-]{22}$'),
     number bigint generated always as identity,
     user_id text not null references users on delete cascade,
     created_at timestamptz not null,
     name text not null check (name <> ''),
     postcode integer not null check (postcode between 1000 and 9999),
     city text not null check (city <> ''),
     street text not null check (street <> ''),
     house_number text not null check (house_number <> ''),
     is_company boolean not null,
     vat_number text check (vat_number ~ '^[0-9]{8}-[1-5]-[0-9]{2}$'),
     bank_transfer_enabled boolean not null default false,
     is_default boolean not null,
     is_goodid boolean not null default false,
     check (is_company = (vat_number is not null))
   )`,
  "create index on user_billing_addresses (user_id)",
  "create unique index on user_billing_addresses (user_id) where is_default",
  // What a shopper is shown of a card; a whole card number is never here.
  `create table saved_credit_cards (
     id text primary key check (id ~ '^[A-Za-z0-9_-]{22}$'),
     number bigint generated always as identity,
     user_id text not null references users on delete cascade,
     created_at timestamptz not null,
     card_title text not null check (card_title <> ''),
     card_type text not null check (card_type <> ''),
     card_pan text not null check (card_pan ~ '^[0-9]{4}$'),
     card_exp text not null check (card_exp ~ '^(0[1-9]|1[0-2])/[0-9]{2}$'),
     is_default boolean not null
   )`,
  "create index on saved_credit_cards (user_id)",
  "create unique index on saved_credit_cards (user_id) where is_default",

  // A user has at most one cart that is not ordered.
  `alter table carts
     add user_id text references users on delete cascade,
     add ordered_at timestamptz`,
  "create unique index on carts (user_id) where ordered_at is null",

  // The outbox: every announced mail is stored here until it is sent, also when the process dies.
  `create table mails (
     id bigint primary key generated always as identity,
     recipient text not null check (length(recipient) between 3 and 254),
     user_id text references users on delete cascade,
     kind text not null check (kind <> ''),
     data jsonb not null,
     created_at timestamptz not null,
     next_attempt_at timestamptz not null,
     attempts integer not null default 0 check (attempts >= 0),
     sent_at timestamptz,
     failed_at timestamptz,
     check (sent_at is null or failed_at is null)
   )`,
  "create index on mails (next_attempt_at) where sent_at is null and failed_at is null",
  "create index on mails (user_id)",
];

const down = [
  "drop table mails",
  "alter table carts drop ordered_at, drop user_id",
  "drop table saved_credit_cards, user_billing_addresses, user_shipping_addresses, one_time_tokens",
  `alter table users
     drop ext_id, drop telephone, drop password_hash, drop email_verified_at, drop last_login, drop disable_donations`,
];

/** Logins, addresses and cards of users, the owners of carts, and the mail outbox. */
export const createAccounts: Migration = { up: runStatements(up), down: runStatements(down) };

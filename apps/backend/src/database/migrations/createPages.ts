import type { Migration } from "kysely/migration";
import { runStatements } from "../runStatements.ts";

/** In an address, between two slashes. */
const inAddress = (column: string): string => `check (${column} ~ '^[a-z0-9]+(-[a-z0-9]+)*$')`;

const up = [
  `alter table blog_entries
     add column url_key text unique ${inAddress("url_key")},
     add column content text,
     add check ((url_key is null) = (content is null)),
     add check (url is null or url_key is null)`,
  `create table articles (
     id integer primary key,
     url_key text not null unique ${inAddress("url_key")},
     title text not null,
     lead text not null,
     content text not null,
     valid_from date not null
   )`,
  `create table delivery_info (
     id integer primary key,
     url_key text not null unique ${inAddress("url_key")},
     title text not null,
     content text not null,
     position integer not null
   )`,
  `create table brands (
     option_id integer primary key references attribute_options on delete cascade,
     slug text not null unique ${inAddress("slug")},
     name_key text collate "C" not null,
     description text
   )`,
  "create index on brands (name_key)",
  `create table stores (
     id integer primary key,
     name text not null,
     postcode integer not null,
     city text not null,
     street text not null,
     house_number text not null,
     latitude double precision not null,
     longitude double precision not null,
     telephone text,
     email text,
     description text,
     position integer not null
   )`,
  `create table store_hours (
     store_id integer not null references stores on delete cascade,
     weekday smallint not null check (weekday between 1 and 7),
     opens text not null check (opens ~ '^[0-2][0-9]:[0-5][0-9]$'),
     closes text not null check (closes ~ '^[0-2][0-9]:[0-5][0-9]$' and closes > opens),
     primary key (store_id, weekday, opens)
   )`,
  `create table store_special_days (
     store_id integer not null references stores on delete cascade,
     date date not null,
     name text not null,
     opens text check (opens ~ '^[0-2][0-9]:[0-5][0-9]$'),
     closes text check (closes ~ '^[0-2][0-9]:[0-5][0-9]$' and closes > opens),
     primary key (store_id, date),
     check ((opens is null) = (closes is null))
   )`,
  `create table redirects (
     path text primary key check (path ~ '^/[^?#]*[^?#/]$'),
     target text not null check (target ~ '^(/|/[^/].*|https://.+)$' and target <> path),
     status smallint not null default 301 check (status in (301, 302))
   )`,
  // An ended subscription leaves no data behind.
  `create table newsletter_subscriptions (
     id text primary key,
     email text not null,
     name text,
     consented_at timestamptz not null,
     confirmed_at timestamptz,
     confirmation_hash text unique,
     confirmation_expires_at timestamptz,
     check ((confirmed_at is null) = (confirmation_hash is not null)),
     check ((confirmation_hash is null) = (confirmation_expires_at is null))
   )`,
  "create unique index on newsletter_subscriptions (lower(email))",
  "create index on newsletter_subscriptions (confirmation_expires_at)",
  `create table contact_messages (
     id integer generated always as identity primary key,
     user_id text references users on delete cascade,
     name text not null,
     email text not null,
     telephone text,
     subject text not null,
     message text not null,
     created_at timestamptz not null
   )`,
  "create index on contact_messages (user_id)",
  "create index on contact_messages (created_at)",
  `create table feedback (
     id integer generated always as identity primary key,
     user_id text references users on delete cascade,
     rating smallint not null check (rating between 1 and 5),
     message text,
     email text,
     page text,
     created_at timestamptz not null
   )`,
  "create index on feedback (user_id)",
  "create index on feedback (created_at)",
];

const down = [
  "drop table feedback, contact_messages, newsletter_subscriptions, redirects, store_special_days, store_hours, stores, brands, delivery_info, articles",
  "delete from blog_entries where content is not null",
  "alter table blog_entries drop column url_key, drop column content",
];

/** The shop's pages, redirects of old addresses, and messages from shoppers. */
export const createPages: Migration = { up: runStatements(up), down: runStatements(down) };

import type { Migration } from "kysely/migration";
import { runStatements } from "../runStatements.ts";

const up = [
  // 128 random bits in base64url, so that a cart's id cannot be guessed.
  `create table carts (
     id text primary key check (id ~ '^[A-Za-z0-9_-]{22}$'),
     created_at timestamptz not null default now(),
     updated_at timestamptz not null default now()
   )`,
  // NaN is above every number for PostgreSQL, so the upper bound refuses it too.
  `create table cart_products (
     line bigint generated always as identity unique,
     cart_id text not null references carts on delete cascade,
     product_id integer not null references products on delete cascade,
     quantity numeric(12, 5) not null check (quantity > 0 and quantity < 1000000),
     quantity_type text not null check (quantity_type in ('default', 'alternative')),
     alternative_quantity numeric(12, 5) check (alternative_quantity > 0 and alternative_quantity < 1000000),
     sliced boolean not null default false,
     gift_card_text text check (length(gift_card_text) <= 1000),
     ribbon_color text check (length(ribbon_color) <= 100),
     primary key (cart_id, product_id),
     check ((quantity_type = 'alternative') = (alternative_quantity is not null))
   )`,
  "create index on cart_products (product_id)",
  `create table cart_shipping_addresses (
     cart_id text primary key references carts on delete cascade,
     name text,
     postcode integer not null check (postcode between 1000 and 9999),
     city text not null check (city <> ''),
     street text,
     house_number text,
     note text,
     telephone text
   )`,
];

const down = ["drop table cart_shipping_addresses, cart_products, carts"];

/** Carts. A product has at most one line, always with a quantity above zero. */
export const createCarts: Migration = { up: runStatements(up), down: runStatements(down) };

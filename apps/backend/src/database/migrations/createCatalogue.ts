import type { Migration } from "kysely/migration";
import { runStatements } from "../runStatements.ts";

const up = [
  "create extension if not exists unaccent",
  "create extension if not exists pg_trgm",
  // unaccent() is only stable, because its dictionary could change; ours does not, and indexes need immutable.
  `create function fold(text) returns text language sql immutable strict parallel safe as
     $$ select lower(public.unaccent('public.unaccent'::regdictionary, $1)) $$`,

  `create table categories (
     id integer primary key,
     parent_id integer,
     level smallint not null check (level between 1 and 4),
     parent_level smallint generated always as (level - 1) stored,
     position integer not null,
     name text not null check (name <> ''),
     url_key text not null check (url_key ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
     content text,
     keywords text,
     description text,
     is_promotion boolean not null default false,
     is_homepage_prohibited boolean not null default false,
     promotion_place text,
     unique (id, level),
     unique nulls not distinct (parent_id, url_key),
     foreign key (parent_id, parent_level) references categories (id, level),
     check ((level = 1) = (parent_id is null))
   )`,

  `create table products (
     id integer primary key,
     ext_id text unique,
     previous_id integer,
     name text not null check (name <> ''),
     status text not null
       check (status in ('AVAILABLE', 'OUT_OF_STOCK', 'PERMANENTLY_ENDED', 'SEASONAL', 'UNAVAILABLE')),
     url_key text not null unique check (url_key ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
     smarturl text unique,
     default_category_id integer references categories,
     created_at timestamptz not null,
     sort integer not null default 0,
     prefixbox_score double precision check (prefixbox_score > '-infinity' and prefixbox_score < 'infinity'),
     barcodes text[] not null default '{}',
     price integer not null check (price >= 0),
     price_unit text,
     price_per_unit double precision check (price_per_unit > 0 and price_per_unit < 'infinity'),
     vat numeric(5, 2) check (vat >= 0 and vat <= 100),
     special_price integer check (special_price >= 0),
     special_from_date date,
     special_to_date date,
     personal_discount_price integer check (personal_discount_price >= 0),
     lowest_price_30d integer check (lowest_price_30d >= 0),
     webshop_only_price boolean not null default false,
     news_from_date timestamptz,
     news_to_date timestamptz,
     promo_type text check (promo_type in ('PROMO_1', 'PROMO_2', 'PROMO_3')),
     default_quantity_name text not null,
     default_quantity_minimum numeric(12, 5) check (default_quantity_minimum >= 0 and default_quantity_minimum < 1000000),
     default_quantity_scale numeric(12, 5) check (default_quantity_scale >= 0 and default_quantity_scale < 1000000),
     alternative_quantity_name text,
     alternative_quantity_minimum numeric(12, 5)
       check (alternative_quantity_minimum >= 0 and alternative_quantity_minimum < 1000000),
     alternative_quantity_scale numeric(12, 5)
       check (alternative_quantity_scale >= 0 and alternative_quantity_scale < 1000000),
     alternative_quantity_exchange_rate numeric(12, 5)
       check (alternative_quantity_exchange_rate > 0 and alternative_quantity_exchange_rate < 1000000),
     weight double precision check (weight >= 0 and weight < 'infinity'),
     package_official_g double precision check (package_official_g >= 0 and package_official_g < 'infinity'),
     package_official_ml double precision check (package_official_ml >= 0 and package_official_ml < 'infinity'),
     min_expiry_days integer check (min_expiry_days >= 0),
     description text,
     components text,
     nutrition_data jsonb not null default '[]',
     allergens text[] not null default '{}',
     vote_count_one integer not null default 0 check (vote_count_one >= 0),
     vote_count_two integer not null default 0 check (vote_count_two >= 0),
     vote_count_three integer not null default 0 check (vote_count_three >= 0),
     vote_count_four integer not null default 0 check (vote_count_four >= 0),
     vote_count_five integer not null default 0 check (vote_count_five >= 0),
     is_mpl boolean not null default true,
     sliceable boolean not null default false,
     gift_message_available boolean not null default false,
     adults_only boolean not null default false,
     meta_title text,
     meta_description text,
     meta_keywords text,
     check ((alternative_quantity_name is null) = (alternative_quantity_exchange_rate is null))
   )`,

  `create table product_categories (
     product_id integer not null references products on delete cascade,
     category_id integer not null references categories on delete cascade,
     position integer not null default 0,
     primary key (product_id, category_id)
   )`,
  "create index on product_categories (category_id)",

  `create table attributes (
     id integer primary key,
     code text not null unique check (code <> ''),
     name text not null,
     filterable boolean not null default false,
     is_active boolean not null default true,
     position integer not null default 0
   )`,
  `create table attribute_options (
     id integer primary key,
     attribute_id integer not null references attributes on delete cascade,
     label text not null,
     position integer not null default 0,
     is_active boolean not null default true,
     is_default boolean not null default false
   )`,
  "create index on attribute_options (attribute_id)",
  `create table product_attribute_options (
     product_id integer not null references products on delete cascade,
     option_id integer not null references attribute_options on delete cascade,
     primary key (product_id, option_id)
   )`,
  "create index on product_attribute_options (option_id)",

  `create table images (
     id integer primary key,
     key text not null unique check (key <> ''),
     alt text
   )`,
  `create table product_images (
     product_id integer not null references products on delete cascade,
     image_id integer not null references images on delete cascade,
     position integer not null default 0,
     primary key (product_id, image_id)
   )`,

  `create table empties (
     id integer primary key,
     name text not null,
     price integer not null check (price >= 0),
     weight double precision check (weight >= 0 and weight < 'infinity')
   )`,
  `create table product_empties (
     product_id integer not null references products on delete cascade,
     empty_id integer not null references empties on delete cascade,
     primary key (product_id, empty_id)
   )`,
  `create table empty_images (
     empty_id integer not null references empties on delete cascade,
     image_id integer not null references images on delete cascade,
     position integer not null default 0,
     primary key (empty_id, image_id)
   )`,

  `create table product_index (
     product_id integer primary key references products on delete cascade,
     status text not null,
     created_at timestamptz not null,
     sort integer not null,
     score double precision not null,
     promo_type text,
     news_from_date timestamptz,
     news_to_date timestamptz,
     name_key text collate "C" not null,
     price integer not null,
     current_price integer not null check (current_price >= 0),
     current_unit_price integer check (current_unit_price >= 0),
     category_ids integer[] not null,
     option_ids integer[] not null,
     search tsvector not null,
     search_text text not null
   )`,
  "create index on product_index using gin (category_ids)",
  "create index on product_index using gin (option_ids)",
  "create index on product_index using gin (search)",
  "create index on product_index (score desc, product_id)",
  "create index on product_index (name_key, product_id)",
  "create index on product_index (current_price, product_id)",
  "create index on product_index (created_at desc, product_id)",

  `create table meta (
     key text primary key,
     value text not null
   )`,
];

const down = [
  "drop table meta, product_index, product_empties, empty_images, empties, product_images, images, product_attribute_options, attribute_options, attributes, product_categories, products, categories",
  "drop function fold(text)",
];

/** Products, categories, attributes, deposits and pictures, and what lists and searches read of them. */
export const createCatalogue: Migration = { up: runStatements(up), down: runStatements(down) };

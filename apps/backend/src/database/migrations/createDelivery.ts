import type { Migration } from "kysely/migration";
import { runStatements } from "../runStatements.ts";

const up = [
  `create table shipping_methods (
     id integer primary key check (id between 1 and 4),
     name text not null,
     price integer not null check (price >= 0),
     extra_cost integer check (extra_cost >= 0),
     discount_price integer check (discount_price >= 0),
     max_weight double precision check (max_weight > 0 and max_weight < 'infinity'),
     is_active boolean not null default true,
     position integer not null,
     description text,
     short_description text,
     delivery_time text
   )`,
  `create table shipping_price_ranges (
     shipping_method_id integer not null references shipping_methods on delete cascade,
     from_amount integer not null check (from_amount >= 0),
     price integer not null check (price >= 0),
     primary key (shipping_method_id, from_amount)
   )`,
  "create table courier_postcodes (postcode integer primary key check (postcode between 1000 and 9999))",
  `create table places (
     postcode integer not null check (postcode between 1000 and 9999),
     city text not null,
     city_key text not null generated always as (fold(city)) stored,
     primary key (postcode, city)
   )`,
  "create index on places (city_key text_pattern_ops)",
  `create table streets (
     postcode integer not null,
     city text not null,
     name text not null,
     name_key text not null generated always as (fold(name)) stored,
     primary key (postcode, city, name),
     foreign key (postcode, city) references places on delete cascade
   )`,
  "create index on streets (name_key text_pattern_ops)",
];

const down = ["drop table streets, places, courier_postcodes, shipping_price_ranges, shipping_methods"];

/** Shipping methods and their prices, the courier's area, and the country's cities and streets. */
export const createDelivery: Migration = { up: runStatements(up), down: runStatements(down) };

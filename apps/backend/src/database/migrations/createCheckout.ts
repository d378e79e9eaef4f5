import type { Migration } from "kysely/migration";
import { runStatements } from "../runStatements.ts";

const up = [
  // A cart's references to the catalogue have no constraint, because refilling the catalogue deletes and recreates
  // their targets. They are checked when chosen and resolved when read.
  `alter table carts
     add revision integer not null default 0 check (revision >= 0),
     add coupon_code text,
     add linked_order_id text,
     add shipping_method_id integer,
     add payment_method_id integer,
     add saved_card_id text,
     add post_point_id integer,
     add contact_name text check (contact_name <> ''),
     add contact_email text check (contact_email <> ''),
     add contact_telephone text check (contact_telephone <> ''),
     add check (num_nulls(contact_name, contact_email, contact_telephone) in (0, 3))`,
  `create table cart_billing_addresses (
     cart_id text primary key references carts on delete cascade,
     saved_address_id text,
     name text not null check (name <> ''),
     postcode integer not null check (postcode between 1000 and 9999),
     city text not null check (city <> ''),
     street text not null check (street <> ''),
     house_number text not null check (house_number <> ''),
     is_company boolean not null,
     vat_number text check (vat_number <> ''),
     check (not is_company or vat_number is not null)
   )`,

  `create table coupons (
     code text primary key check (code = upper(code) and code <> ''),
     percent integer check (percent between 1 and 100),
     amount integer check (amount > 0),
     category_id integer references categories on delete cascade,
     minimum integer not null default 0 check (minimum >= 0),
     valid_from date,
     valid_to date,
     check (num_nonnulls(percent, amount) = 1),
     check (valid_from <= valid_to)
   )`,

  `create table payment_methods (
     id integer primary key check (id between 1 and 5),
     name text not null,
     cost integer not null default 0 check (cost >= 0),
     is_active boolean not null default true,
     position integer not null,
     short_description text,
     short_description_mpl_type text
   )`,
  `create table refused_payment_methods (
     shipping_method_id integer not null references shipping_methods on delete cascade,
     payment_method_id integer not null references payment_methods on delete cascade,
     primary key (shipping_method_id, payment_method_id)
   )`,
  "alter table shipping_methods add discount_from_amount integer check (discount_from_amount >= 0)",

  `create table post_points (
     id integer primary key,
     ext_id text not null unique,
     name text not null,
     postcode integer not null check (postcode between 1000 and 9999),
     city text not null,
     city_key text not null generated always as (fold(city)) stored,
     street_name text not null,
     street_type text not null,
     house_number text not null,
     latitude double precision not null check (latitude between -90 and 90),
     longitude double precision not null check (longitude between -180 and 180),
     service_point_type text not null,
     working_hours text not null
   )`,
  "create index on post_points (city_key text_pattern_ops)",

  "create table sectors (id integer primary key, name text not null)",
  // Until the catalogue is refilled, the whole delivery area is one sector.
  "insert into sectors (id, name) select 1, '1' where exists (select from courier_postcodes)",
  "alter table courier_postcodes add sector_id integer references sectors",
  "update courier_postcodes set sector_id = 1",
  "alter table courier_postcodes alter sector_id set not null",
  `create table time_ranges (
     id integer primary key,
     time_from text not null check (time_from ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
     time_to text not null check (time_to ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
     check (time_from < time_to)
   )`,
  `create table timetable_entries (
     sector_id integer not null references sectors on delete cascade,
     weekday integer not null check (weekday between 1 and 7),
     time_range_id integer not null references time_ranges on delete cascade,
     order_limit integer not null check (order_limit > 0),
     weight_limit double precision not null check (weight_limit > 0 and weight_limit < 'infinity'),
     price integer not null check (price >= 0),
     hours_visible_before integer not null check (hours_visible_before >= 0),
     primary key (sector_id, weekday, time_range_id)
   )`,
  `create table time_slots (
     id integer primary key generated always as identity,
     sector_id integer not null references sectors,
     range_date date not null,
     time_range_id integer not null references time_ranges,
     order_limit integer not null check (order_limit > 0),
     weight_limit double precision not null check (weight_limit > 0 and weight_limit < 'infinity'),
     price integer not null check (price >= 0),
     visible_until timestamptz not null,
     is_active boolean not null default true,
     unique (sector_id, range_date, time_range_id),
     unique (id, order_limit)
   )`,
  // Every order has a numbered place in its slot and no number exceeds the limit: a slot cannot be oversold, and its
  // limit cannot fall below the places taken.
  `create table time_slot_places (
     time_slot_id integer not null,
     place integer not null,
     order_limit integer not null,
     cart_id text not null unique references carts on delete cascade,
     held_until timestamptz,
     primary key (time_slot_id, place),
     foreign key (time_slot_id, order_limit) references time_slots (id, order_limit) on update cascade,
     check (place between 1 and order_limit)
   )`,
];

const down = [
  "drop table time_slot_places, time_slots, timetable_entries, time_ranges",
  "alter table courier_postcodes drop sector_id",
  "drop table sectors, post_points, refused_payment_methods, payment_methods, coupons, cart_billing_addresses",
  "alter table shipping_methods drop discount_from_amount",
  `alter table carts
     drop revision, drop coupon_code, drop linked_order_id, drop shipping_method_id, drop payment_method_id, drop saved_card_id,
     drop post_point_id, drop contact_name, drop contact_email, drop contact_telephone`,
];

/** The options of a checkout, and a cart's choices: coupons, ways of paying, post points, time slots and their places. */
export const createCheckout: Migration = { up: runStatements(up), down: runStatements(down) };

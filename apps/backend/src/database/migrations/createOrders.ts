import type { Migration } from "kysely/migration";
import { runStatements } from "../runStatements.ts";

const statuses = `('ACCEPTED', 'CANCELED', 'COMPLETE', 'GPOINT_SHIPPED', 'INVOICED', 'KAMRA_SHIPPED', 'MARKED_TO_CANCEL', 'MPL_SHIPPED',
  'PAYMENT_PENDING', 'PAYMENT_RECEIVED', 'PAYMENT_REFUSED', 'PENDING', 'PROCESSING')`;

const up = [
  // Copies of what the shopper saw: later changes of products, prices and addresses do not change an order. The unique
  // cart makes a second order of the same cart impossible.
  `create table orders (
     id bigint primary key generated always as identity (start with 100001),
     transaction_id text not null unique check (transaction_id ~ '^[A-Za-z0-9_-]{22}$'),
     cart_id text not null unique,
     user_id text references users on delete set null,
     created_at timestamptz not null,
     status text not null check (status in ${statuses}),
     cancellable_until timestamptz not null,
     contact_name text,
     contact_email text,
     contact_telephone text,
     shipping_method_id integer not null,
     shipping_method_name text not null,
     payment_method_id integer not null,
     payment_method_name text not null,
     saved_card_id text,
     shipping_address jsonb,
     billing_address jsonb,
     time_slot jsonb,
     post_point_id integer,
     linked_order_id bigint references orders,
     coupon_code text,
     comment text check (length(comment) <= 2000),
     lyoness_card_number text check (length(lyoness_card_number) <= 100),
     donation_cause text check (length(donation_cause) <= 500),
     user_type text not null check (user_type in ('GUEST', 'GUEST_RETURNING', 'NEW', 'RETURNING')),
     affiliation text not null check (affiliation in ('B2B', 'B2C')),
     checkout_type text check (checkout_type in ('express', 'normal')),
     analytics_client_id text check (length(analytics_client_id) <= 500),
     analytics_session_id text check (length(analytics_session_id) <= 500),
     goods_amount integer not null check (goods_amount >= 0),
     deposit_amount integer not null check (deposit_amount >= 0),
     discount_amount integer not null check (discount_amount <= 0),
     delivery_amount integer not null check (delivery_amount >= 0),
     cash_on_delivery_amount integer not null check (cash_on_delivery_amount >= 0),
     boxing_amount integer not null check (boxing_amount >= 0),
     donation_amount integer not null check (donation_amount >= 0),
     total_amount integer not null check (total_amount >= 0),
     check (total_amount = goods_amount + deposit_amount + discount_amount + delivery_amount + cash_on_delivery_amount
       + boxing_amount + donation_amount)
   )`,
  "create index on orders (user_id, id)",
  "create index on orders (lower(contact_email))",
  `create table order_products (
     order_id bigint not null references orders on delete cascade,
     line integer not null,
     product_id integer not null,
     name text not null,
     quantity numeric(12, 5) not null check (quantity > 0),
     quantity_name text not null,
     quantity_type text not null check (quantity_type in ('default', 'alternative')),
     alternative_quantity numeric(12, 5) check (alternative_quantity > 0),
     sliced boolean not null,
     price integer not null check (price >= 0),
     total integer not null check (total >= 0),
     vat double precision check (vat >= 0),
     gift_card_text text,
     ribbon_color text,
     primary key (order_id, line)
   )`,
  `create table order_events (
     id bigint primary key generated always as identity,
     order_id bigint not null references orders on delete cascade,
     status text not null check (status in ${statuses}),
     created_at timestamptz not null
   )`,
  "create index on order_events (order_id, id)",
  // Absent where the shop does not count stock; counted stock cannot be oversold.
  "alter table products add stock numeric(12, 5) check (stock >= 0)",
];

const down = ["alter table products drop stock", "drop table order_events, order_products, orders"];

/** What carts become when they are ordered, and how much there is of a product. */
export const createOrders: Migration = { up: runStatements(up), down: runStatements(down) };

import type { Migration } from "kysely/migration";
import { runStatements } from "../runStatements.ts";

const up = [
  "alter table products add is_returnable boolean not null default true",
  // Orders from before products had the mark cannot say which products are perishable.
  "alter table order_products add is_returnable boolean not null default false",
  "alter table order_products alter is_returnable drop default",
  "alter table orders add withdrawable_until timestamptz",
  `update orders set withdrawable_until = ((event.created_at at time zone 'Europe/Budapest')::date + 15)::timestamp at time zone 'Europe/Budapest'
   from order_events event where event.order_id = orders.id and event.status = 'COMPLETE'`,
  `create table withdrawals (
     id bigint primary key generated always as identity (start with 10001),
     order_id bigint not null references orders on delete cascade,
     created_at timestamptz not null,
     amount integer not null check (amount >= 0)
   )`,
  "create index on withdrawals (order_id, id)",
  `create table withdrawal_products (
     withdrawal_id bigint not null references withdrawals on delete cascade,
     line integer not null,
     quantity numeric(12, 5) not null check (quantity > 0),
     primary key (withdrawal_id, line)
   )`,
];

const down = [
  "drop table withdrawal_products, withdrawals",
  "alter table orders drop withdrawable_until",
  "alter table order_products drop is_returnable",
  "alter table products drop is_returnable",
];

/** Withdrawals of shoppers, their deadlines, and the products they cover. */
export const createWithdrawals: Migration = { up: runStatements(up), down: runStatements(down) };

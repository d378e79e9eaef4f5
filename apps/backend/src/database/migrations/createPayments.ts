import type { Migration } from "kysely/migration";
import { runStatements } from "../runStatements.ts";

const up = [
  // One row for each attempt. Stores neither card number nor secret, only the provider's reference to the card.
  `create table payments (
     id bigint primary key generated always as identity,
     reference text not null unique check (reference ~ '^[0-9A-Z]{12}$'),
     order_id bigint not null references orders on delete cascade,
     provider text not null check (provider in ('simplePay', 'borgun')),
     amount integer not null check (amount >= 0),
     status text not null check (status in ('PENDING', 'REFUSED', 'RECEIVED', 'TO_GIVE_BACK')),
     provider_reference text check (length(provider_reference) between 1 and 100),
     pay_at text,
     created_at timestamptz not null,
     finished_at timestamptz,
     check ((status = 'PENDING') = (finished_at is null))
   )`,
  "create index on payments (order_id, id)",
  "create unique index on payments (order_id) where status = 'RECEIVED'",
];

/** Attempts to pay for orders by card: at most one of an order's attempts succeeds. */
export const createPayments: Migration = { up: runStatements(up), down: runStatements(["drop table payments"]) };

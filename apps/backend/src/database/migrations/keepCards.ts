import type { Migration } from "kysely/migration";
import { runStatements } from "../runStatements.ts";

const providers = "('simplePay', 'borgun')";

const up = [
  // Cards without a token could never be paid by.
  "delete from saved_credit_cards",
  // A token is the provider's; without the shop's own key it cannot be charged.
  `alter table saved_credit_cards
     add provider text not null check (provider in ${providers}),
     add token text not null check (length(token) between 1 and 200),
     add unique (provider, token)`,
  "alter table payments add card_use text check (card_use in ('CHARGE', 'KEEP'))",
  `create table forgotten_cards (
     id bigint primary key generated always as identity,
     provider text not null check (provider in ${providers}),
     token text not null,
     next_attempt_at timestamptz not null
   )`,
  "create index on forgotten_cards (next_attempt_at)",
];

const down = [
  "drop table forgotten_cards",
  "alter table payments drop card_use",
  "alter table saved_credit_cards drop token, drop provider",
];

/** Cards that providers keep with the shopper's consent, and cards that they must delete. */
export const keepCards: Migration = { up: runStatements(up), down: runStatements(down) };

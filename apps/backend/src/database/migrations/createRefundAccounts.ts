import type { Migration } from "kysely/migration";
import { runStatements } from "../runStatements.ts";

const up = [
  `create table refund_accounts (
     withdrawal_id bigint primary key references withdrawals on delete cascade,
     holder text not null check (holder <> ''),
     number text not null check (number ~ '^[A-Z0-9]{15,34}$'),
     created_at timestamptz not null
   )`,
  "create index refund_accounts_created_at on refund_accounts (created_at)",
];

/** Where refunds of cash go. */
export const createRefundAccounts: Migration = {
  up: runStatements(up),
  down: runStatements(["drop table refund_accounts"]),
};

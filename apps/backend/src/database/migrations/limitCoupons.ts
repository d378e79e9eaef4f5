import type { Migration } from "kysely/migration";
import { runStatements } from "../runStatements.ts";

const up = [
  `alter table coupons
     add max_uses integer check (max_uses > 0),
     add max_uses_per_mailbox integer check (max_uses_per_mailbox > 0),
     add first_order_only boolean not null default false,
     add budget integer check (budget > 0)`,
  // The orders themselves are the uses: one that is cancelled leaves the index, and so returns its use.
  `create index orders_coupon on orders (coupon_code, discount_amount)
     where coupon_code is not null and status not in ('MARKED_TO_CANCEL', 'CANCELED')`,
  // An attempt that was no miss is taken back.
  "alter table rate_limits drop constraint rate_limits_uses_check, add check (uses >= 0)",
];

const down = [
  "delete from rate_limits where uses = 0",
  "alter table rate_limits drop constraint rate_limits_uses_check, add check (uses > 0)",
  "drop index orders_coupon",
  "alter table coupons drop max_uses, drop max_uses_per_mailbox, drop first_order_only, drop budget",
];

/** How often a coupon may be used, by whom, and for how much in all; and attempts that are forgiven. */
export const limitCoupons: Migration = { up: runStatements(up), down: runStatements(down) };

import type { Migration } from "kysely/migration";
import { runStatements } from "../runStatements.ts";

const up = [
  `alter table payment_methods
     add min_amount integer check (min_amount > 0),
     add max_amount integer check (max_amount > 0 and max_amount >= min_amount)`,
  // No bank charges less than 10 Ft to a card.
  "update payment_methods set min_amount = 10 where id in (3, 4, 5)",
];

const down = ["alter table payment_methods drop min_amount, drop max_amount"];

/** What can be paid how: the least and the greatest amount of each payment method. */
export const limitPayments: Migration = { up: runStatements(up), down: runStatements(down) };

import type { Migration } from "kysely/migration";
import { runStatements } from "../runStatements.ts";

const substitutions = "('SIMILAR', 'CALL_ME', 'LEAVE_OUT')";

const up = [
  `alter table cart_products add substitution text check (substitution in ${substitutions})`,
  // Orders from before the question existed: no substitution.
  `alter table order_products add substitution text not null default 'LEAVE_OUT' check (substitution in ${substitutions})`,
  "alter table order_products alter substitution drop default",
  "alter table carts add age_confirmed_at timestamptz",
];

const down = [
  "alter table carts drop age_confirmed_at",
  "alter table order_products drop substitution",
  "alter table cart_products drop substitution",
];

/** What to do when a product has run out, line by line, and whether the shopper is an adult. */
export const addWishes: Migration = { up: runStatements(up), down: runStatements(down) };

import type { Migration } from "kysely/migration";
import { runStatements } from "../runStatements.ts";

const up = [
  // Absent also where the product is gone, or a process of the release before took the order.
  "alter table order_products add alternative_quantity_name text",
  `update order_products line set alternative_quantity_name = product.alternative_quantity_name
   from products product where product.id = line.product_id and line.alternative_quantity is not null`,
];

const down = ["alter table order_products drop alternative_quantity_name"];

/** The unit that the shopper counted in: seven apples stay seven apples once they are ordered. */
export const nameAlternativeUnits: Migration = { up: runStatements(up), down: runStatements(down) };

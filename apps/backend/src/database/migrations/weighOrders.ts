import type { Migration } from "kysely/migration";
import { runStatements } from "../runStatements.ts";

const up = [
  // The default is for processes of the release before, which still run while this one starts.
  "alter table orders add weight bigint not null default 0 check (weight >= 0)",
  `update orders set weight = weighed.weight from (
     select line.order_id, round(sum(line.quantity * (coalesce(product.weight, 0) + coalesce(deposits.weight, 0))::numeric)) as weight
     from order_products line
     join products product on product.id = line.product_id
     left join (
       select link.product_id, sum(empty.weight) as weight
       from product_empties link join empties empty on empty.id = link.empty_id
       group by link.product_id
     ) deposits on deposits.product_id = product.id
     group by line.order_id
   ) weighed where weighed.order_id = orders.id`,
];

const down = ["alter table orders drop weight"];

/** An order's weight in grams: linked orders must fit one delivery. */
export const weighOrders: Migration = { up: runStatements(up), down: runStatements(down) };

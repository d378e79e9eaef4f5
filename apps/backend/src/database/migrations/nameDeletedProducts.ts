import type { Migration } from "kysely/migration";
import { runStatements } from "../runStatements.ts";

const up = [
  // Without the foreign key a line outlives its product, so that the shopper can be told what has gone.
  "alter table cart_products drop constraint cart_products_product_id_fkey, add product_name text",
  "update cart_products set product_name = products.name from products where products.id = product_id",
  "alter table shopping_list_products add product_name text",
  "update shopping_list_products set product_name = products.name from products where products.id = product_id",
];

const down = [
  "alter table shopping_list_products drop product_name",
  "delete from cart_products where not exists (select from products where products.id = product_id)",
  `alter table cart_products drop product_name,
     add constraint cart_products_product_id_fkey foreign key (product_id) references products on delete cascade`,
];

/** Carts and shopping lists keep the names of their products, for when the shop deletes one. */
export const nameDeletedProducts: Migration = { up: runStatements(up), down: runStatements(down) };

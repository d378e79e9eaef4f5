import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { productColumns } from "../product/ProductRow.ts";
import type { CartLineRow } from "./CartLineRow.ts";

/** The lines of a cart in the order in which they were first put in. One statement. */
export async function loadCartLines(db: Kysely<DatabaseSchema>, cartId: string): Promise<CartLineRow[]> {
  const rows = await db
    .selectFrom("cart_products as line")
    .innerJoin("products as product", "product.id", "line.product_id")
    .where("line.cart_id", "=", cartId)
    .orderBy("line.line")
    .select([
      "line.quantity",
      "line.quantity_type",
      "line.alternative_quantity",
      "line.sliced",
      "line.gift_card_text",
      "line.ribbon_color",
      "line.substitution",
      "product.stock",
    ])
    .select(productColumns.map((column) => `product.${column}` as const))
    .execute();
  return rows.map(
    ({
      quantity,
      quantity_type,
      alternative_quantity,
      sliced,
      gift_card_text,
      ribbon_color,
      substitution,
      ...product
    }) => ({
      quantity,
      quantity_type,
      alternative_quantity,
      sliced,
      gift_card_text,
      ribbon_color,
      substitution,
      product,
    }),
  );
}

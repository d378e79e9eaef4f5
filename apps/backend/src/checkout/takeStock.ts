import { type Kysely, sql } from "kysely";
import type { PricedLine } from "../cart/PricedCart.ts";
import { among } from "../database/among.ts";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { Refusal } from "../graphql/Refusal.ts";
import { holdProducts } from "../product/holdProducts.ts";
import { shortagesText } from "./shortagesText.ts";

/**
 * Subtracts an order from the stock; products without any left are sold out. Ignores products whose stock is not
 * counted. Call it in the transaction that places the order.
 *
 * Errors: Refusal PRODUCT_NOT_FOUND for insufficient stock, or a product that cannot be ordered any more.
 */
export async function takeStock(db: Kysely<DatabaseSchema>, lines: ReadonlyArray<PricedLine>): Promise<void> {
  const quantities = new Map(lines.map(({ product, quantity }) => [product.id, quantity]));
  const rows = await holdProducts(db, [...quantities.keys()]);
  const shortages = shortagesText(rows.map((product) => ({ product, quantity: quantities.get(product.id) ?? 0 })));
  if (shortages !== null) throw new Refusal("PRODUCT_NOT_FOUND", { message: shortages });
  for (const { id, stock } of rows) {
    if (stock === null) continue;
    await db
      .updateTable("products")
      .set((eb) => ({ stock: eb("stock", "-", quantities.get(id) ?? 0) }))
      .where("id", "=", id)
      .execute();
  }
  await markSoldOut(
    db,
    rows.map(({ id }) => id),
  );
}

async function markSoldOut(db: Kysely<DatabaseSchema>, ids: ReadonlyArray<number>): Promise<void> {
  await sql`
    with sold as (update products set status = 'OUT_OF_STOCK' where ${among("id", ids)} and stock = 0 returning id)
    update product_index set status = 'OUT_OF_STOCK' where product_id in (select id from sold)`.execute(db);
}

import { type Kysely, sql } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { holdProducts } from "../product/holdProducts.ts";

/** Returns an order's stock. Call it in the transaction that cancels the order. */
export async function returnStock(
  db: Kysely<DatabaseSchema>,
  { orderId }: { readonly orderId: number },
): Promise<void> {
  const lines = await db.selectFrom("order_products").where("order_id", "=", orderId).select("product_id").execute();
  await holdProducts(
    db,
    lines.map(({ product_id: id }) => id),
  );
  await sql`
    with returned as (
      update products set stock = products.stock + line.quantity, status = case when products.status = 'OUT_OF_STOCK' then 'AVAILABLE' else products.status end
      from order_products line
      where line.order_id = ${orderId} and products.id = line.product_id and products.stock is not null
      returning products.id, products.status)
    update product_index set status = returned.status from returned where product_id = returned.id`.execute(db);
}

import { type Kysely, sql } from "kysely";
import type { PricedLine } from "../cart/PricedCart.ts";
import { shortageOf } from "../cart/shortageOf.ts";
import { among } from "../database/among.ts";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { Refusal } from "../graphql/Refusal.ts";
import { orderTexts } from "./text.hu.ts";

/**
 * Subtracts an order from the stock; products without any left are sold out. Ignores products whose stock is not
 * counted. Call it in the transaction that places the order.
 *
 * Errors: Refusal PRODUCT_NOT_FOUND for insufficient stock, or a product that cannot be ordered any more.
 */
export async function takeStock(db: Kysely<DatabaseSchema>, lines: ReadonlyArray<PricedLine>): Promise<void> {
  const quantities = new Map(lines.map(({ product, quantity }) => [product.id, quantity]));
  const rows = await holdProducts(db, [...quantities.keys()]);
  const shortages = rows.flatMap((product) => {
    const shortage = shortageOf(product, { quantity: quantities.get(product.id) ?? 0 });
    return shortage === null ? [] : `${product.name} (${shortage})`;
  });
  if (shortages.length > 0) throw new Refusal("PRODUCT_NOT_FOUND", { message: orderTexts.shortages(shortages) });
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

/** Rows are locked in the same order everywhere, to prevent deadlocks. */
async function holdProducts(db: Kysely<DatabaseSchema>, ids: ReadonlyArray<number>) {
  return await db
    .selectFrom("products")
    .where(among("id", ids))
    .orderBy("id")
    .forUpdate()
    .select(["id", "name", "status", "stock", "default_quantity_name"])
    .execute();
}

async function markSoldOut(db: Kysely<DatabaseSchema>, ids: ReadonlyArray<number>): Promise<void> {
  await sql`
    with sold as (update products set status = 'OUT_OF_STOCK' where ${among("id", ids)} and stock = 0 returning id)
    update product_index set status = 'OUT_OF_STOCK' where product_id in (select id from sold)`.execute(db);
}

/** Puts what an order held back. Call it in the transaction that cancels the order. */
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

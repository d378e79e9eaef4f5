import { type Kysely, sql } from "kysely";
import { among } from "../database/among.ts";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { Refusal } from "../graphql/Refusal.ts";
import { holdProducts } from "../product/holdProducts.ts";
import { shortagesText } from "./shortagesText.ts";

type Taken = ReadonlyArray<{ readonly product: { readonly id: number }; readonly quantity: number }>;

/**
 * Locks the products of an order, which can be ordered in these quantities. Call it in the transaction that places it.
 *
 * Errors: Refusal PRODUCT_NOT_FOUND for insufficient stock, or a product that cannot be ordered any more.
 */
export async function requireStock(db: Kysely<DatabaseSchema>, lines: Taken) {
  const quantities = new Map(lines.map(({ product, quantity }) => [product.id, quantity]));
  const rows = await holdProducts(db, [...quantities.keys()]);
  const shortages = shortagesText(rows.map((product) => ({ product, quantity: quantities.get(product.id) ?? 0 })));
  if (shortages !== null) throw new Refusal("PRODUCT_NOT_FOUND", { message: shortages });
  return rows.map(({ id, stock }) => ({ id, stock, quantity: quantities.get(id) ?? 0 }));
}

/**
 * Subtracts an order from the stock; products without any left are sold out. Ignores products whose stock is not
 * counted. Call it in the transaction that places the order.
 *
 * Errors: as `requireStock`.
 */
export async function takeStock(db: Kysely<DatabaseSchema>, lines: Taken): Promise<void> {
  const rows = await requireStock(db, lines);
  for (const { id, stock, quantity } of rows) {
    if (stock === null) continue;
    await db
      .updateTable("products")
      .set((eb) => ({ stock: eb("stock", "-", quantity) }))
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

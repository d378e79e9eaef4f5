import { type Huf, huf } from "@kamra/core/product";
import { among } from "../database/among.ts";
import type { Context } from "../graphql/Context.ts";

/**
 * The caller's personal prices of these products, by id; only those below the regular price. One statement, none for a
 * guest: only its owner ever sees a personal price.
 *
 * @rule PRICE-2
 */
export async function loadPersonalPrices(
  productIds: ReadonlyArray<number>,
  { db, now, user }: Pick<Context, "db" | "now" | "user">,
): Promise<ReadonlyMap<number, Huf>> {
  if (user === null || productIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("personal_prices as own")
    .innerJoin("products as product", "product.id", "own.product_id")
    .where("own.user_id", "=", user.id)
    .where("own.valid_until", ">", now.toISOString())
    .where(among("own.product_id", productIds))
    .whereRef("own.price", "<", "product.price")
    .select(["own.product_id", "own.price"])
    .execute();
  return new Map(rows.map(({ product_id, price }) => [product_id, huf(price)]));
}

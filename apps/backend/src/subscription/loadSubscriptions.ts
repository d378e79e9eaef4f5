import { among } from "../database/among.ts";
import type { Context } from "../graphql/Context.ts";

/** Which of these products the caller is subscribed to. One statement, none for a guest. */
export async function loadSubscriptions(
  productIds: ReadonlyArray<number>,
  { db, user }: Pick<Context, "db" | "user">,
): Promise<ReadonlyMap<number, true>> {
  if (user === null) return new Map();
  const rows = await db
    .selectFrom("product_subscriptions")
    .where("user_id", "=", user.id)
    .where(among("product_id", productIds))
    .select("product_id")
    .execute();
  return new Map(rows.map(({ product_id }) => [product_id, true]));
}

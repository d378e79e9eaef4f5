import { among } from "../database/among.ts";
import type { Batches, Context } from "../graphql/Context.ts";
import { type Batch, createBatch } from "../graphql/createBatch.ts";

/** Which of these products the caller is subscribed to. One statement, none for a guest. */
async function loadSubscriptions(
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

declare module "../graphql/Context.ts" {
  interface Batches {
    readonly isSubscribed: Batch<number, boolean>;
  }
}

/** The caller's subscriptions, by product. */
export const subscriptionBatches = (caller: Pick<Context, "db" | "user">): Pick<Batches, "isSubscribed"> => ({
  isSubscribed: createBatch((productIds: ReadonlyArray<number>) => loadSubscriptions(productIds, caller), {
    missing: () => false,
  }),
});

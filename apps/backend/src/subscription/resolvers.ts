import { canSubscribe } from "@kamra/core/product";
import type { Context } from "../graphql/Context.ts";
import { Refusal } from "../graphql/Refusal.ts";
import type { Resolvers } from "../graphql/generated/resolvers.ts";
import { refuseInvalid } from "../graphql/refuseInvalid.ts";
import type { ProductRow } from "../product/ProductRow.ts";
import { encodeProduct } from "../product/encodeProduct.ts";
import { findProductById } from "../product/findProduct.ts";
import { requireUser } from "../session/requireUser.ts";
import { subscriptionTexts } from "./text.hu.ts";

type Caller = Pick<Context, "db" | "now" | "user">;

async function requireProduct(id: string, context: Caller): Promise<ProductRow> {
  const product = await findProductById(id, context);
  if (product === null) throw new Refusal("PRODUCT_NOT_FOUND", { message: "There is no such product" });
  return product;
}

/**
 * Subscribes the caller to a product's availability; repeating it changes nothing.
 *
 * Errors: Refusal UNAUTHENTICATED for a guest; PRODUCT_NOT_FOUND; VALIDATION_FAILED for a product that is available or
 * discontinued.
 *
 * @rule STOCK-1
 */
async function subscribeToProduct(id: string, context: Caller): Promise<ProductRow> {
  const { db, now } = context;
  const user = requireUser(context);
  const product = await requireProduct(id, context);
  if (!canSubscribe(product)) refuseInvalid({ product_id: [subscriptionTexts.nothingToWaitFor] });
  await db
    .insertInto("product_subscriptions")
    .values({ user_id: user.id, product_id: product.id, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return product;
}

/** Ends the caller's subscription; repeating it changes nothing. Errors: as `subscribeToProduct`. */
async function unsubscribeFromProduct(id: string, context: Caller): Promise<ProductRow> {
  const user = requireUser(context);
  const product = await requireProduct(id, context);
  await context.db
    .deleteFrom("product_subscriptions")
    .where("user_id", "=", user.id)
    .where("product_id", "=", product.id)
    .execute();
  return product;
}

export const subscriptionResolvers = {
  Mutation: {
    subscribeToProduct: async (_root, { product_id }, context) =>
      encodeProduct(await subscribeToProduct(product_id, context), context),
    unsubscribeFromProduct: async (_root, { product_id }, context) =>
      encodeProduct(await unsubscribeFromProduct(product_id, context), context),
  },
  Product: {
    is_subscribed: ({ id }, _args, { batches }) => batches.isSubscribed(Number(id)),
  },
} satisfies Resolvers;

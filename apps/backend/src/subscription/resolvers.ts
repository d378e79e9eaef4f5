import type { Resolvers } from "../graphql/generated/resolvers.ts";
import { encodeProduct } from "../product/encodeProduct.ts";
import { subscribeToProduct, unsubscribeFromProduct } from "./changeSubscription.ts";

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

import type { Resolvers } from "../graphql/generated/resolvers.ts";
import { checkCartId } from "./cartId.ts";
import { createCart } from "./createCart.ts";
import { readCart } from "./readCart.ts";
import { updateCart } from "./updateCart.ts";

export const cartResolvers = {
  Query: {
    cart: (_root, { id }, context) => readCart(checkCartId(id), context),
    getCart: (_root, { id }, context) => readCart(checkCartId(id), context),
  },
  Mutation: {
    createCart: (_root, _args, context) => createCart(context),
    updateCart: (_root, { input }, context) => updateCart(input, context),
  },
} satisfies Resolvers;

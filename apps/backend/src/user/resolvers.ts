import { findOwnCart } from "../cart/ownCart.ts";
import type { Resolvers } from "../generated/resolvers.ts";
import { loadUser } from "./loadUser.ts";

export const userResolvers = {
  Query: {
    me: (_root, _args, context) => loadUser(context),
  },
  User: {
    cart: (user, _args, context) => findOwnCart({ ...context, user }),
  },
} satisfies Resolvers;

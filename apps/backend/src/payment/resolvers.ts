import type { Resolvers } from "../generated/resolvers.ts";
import { encodePaymentMethod } from "./encodePaymentMethod.ts";
import { listPaymentMethods } from "./listPaymentMethods.ts";

export const paymentResolvers = {
  Query: {
    paymentMethods: async (_root, args, context) => (await listPaymentMethods(args, context)).map(encodePaymentMethod),
  },
} satisfies Resolvers;

import type { Resolvers } from "../graphql/generated/resolvers.ts";
import { encodePaymentMethod } from "./encodePaymentMethod.ts";
import { listPaymentMethods } from "./listPaymentMethods.ts";
import { startPayment } from "./startPayment.ts";

export const paymentResolvers = {
  Query: {
    paymentMethods: async (_root, args, context) => (await listPaymentMethods(args, context)).map(encodePaymentMethod),
  },
  Mutation: {
    startPayment: (_root, args, context) => startPayment(args, context),
  },
} satisfies Resolvers;

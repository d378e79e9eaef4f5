import type { Resolvers } from "../graphql/generated/resolvers.ts";
import { encodeOrderPayment } from "./encodeOrderPayment.ts";
import { startPayment } from "./startPayment.ts";

export const paymentResolvers = {
  Mutation: {
    startPayment: (_root, args, context) => startPayment(args, context),
  },
  Order: {
    payment: async (order, _args, { batches }) => encodeOrderPayment(order, await batches.paymentsOf(order.id)),
  },
} satisfies Resolvers;

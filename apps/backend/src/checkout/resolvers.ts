import { encodeShippingMethod } from "../delivery/encodeShippingMethod.ts";
import type { Resolvers } from "../graphql/generated/resolvers.ts";
import { encodePaymentMethod } from "../payment/encodePaymentMethod.ts";
import { confirmOrder } from "./confirmOrder.ts";
import { createOrder } from "./createOrder.ts";
import { listPaymentMethods } from "./listPaymentMethods.ts";
import { listShippingMethods } from "./listShippingMethods.ts";
import { listTimeSlots } from "./listTimeSlots.ts";
import { settleOrder } from "./settleOrder.ts";

export const checkoutResolvers = {
  Query: {
    paymentMethods: async (_root, args, context) => (await listPaymentMethods(args, context)).map(encodePaymentMethod),
    shippingMethods: async (_root, args, context) =>
      (await listShippingMethods(args, context)).map(encodeShippingMethod),
    timetableTimeSlots: (_root, args, context) => listTimeSlots(args, context),
  },
  Mutation: {
    confirmOrder: (_root, args, context) => confirmOrder(args, context),
    createOrder: (_root, { orderInput }, context) => createOrder(orderInput, context),
    settleOrder: (_root, args, context) => settleOrder(args, context),
  },
} satisfies Resolvers;

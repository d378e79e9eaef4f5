import type { Resolvers } from "../graphql/generated/resolvers.ts";
import { encodeShippingMethod } from "./encodeShippingMethod.ts";
import { findPostcodes } from "./findPostcodes.ts";
import { listPostPoints } from "./listPostPoints.ts";
import { listShippingMethods } from "./listShippingMethods.ts";
import { listTimeSlots } from "./listTimeSlots.ts";

export const deliveryResolvers = {
  Query: {
    postcodes: (_root, { filters }, context) => findPostcodes(filters, context),
    shippingMethods: async (_root, args, context) =>
      (await listShippingMethods(args, context)).map(encodeShippingMethod),
    postPoints: (_root, args, context) => listPostPoints(args, context),
    timetableTimeSlots: (_root, args, context) => listTimeSlots(args, context),
  },
} satisfies Resolvers;

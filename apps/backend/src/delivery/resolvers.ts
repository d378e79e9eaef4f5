import type { Resolvers } from "../graphql/generated/resolvers.ts";
import { findPostcodes } from "./findPostcodes.ts";
import { listPostPoints } from "./listPostPoints.ts";

export const deliveryResolvers = {
  Query: {
    postcodes: (_root, { filters }, context) => findPostcodes(filters, context),
    postPoints: (_root, args, context) => listPostPoints(args, context),
  },
} satisfies Resolvers;

import type { Resolvers } from "../generated/resolvers.ts";
import { confirmNewsletter } from "./confirmNewsletter.ts";
import { subscribeToNewsletter } from "./subscribeToNewsletter.ts";
import { unsubscribeFromNewsletter } from "./unsubscribeFromNewsletter.ts";

export const newsletterResolvers = {
  Mutation: {
    subscribeToNewsletter: (_root, { input }, context) => subscribeToNewsletter(input, context),
    confirmNewsletter: (_root, { token }, context) => confirmNewsletter(token, context),
    unsubscribeFromNewsletter: (_root, { token }, context) => unsubscribeFromNewsletter(token, context),
  },
} satisfies Resolvers;

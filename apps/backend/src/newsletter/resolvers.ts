import type { Resolvers } from "../graphql/generated/resolvers.ts";
import { confirmNewsletter } from "./confirmNewsletter.ts";
import { subscribeToNewsletter } from "./subscribeToNewsletter.ts";
import { unsubscribe } from "./unsubscribe.ts";

export const newsletterResolvers = {
  Mutation: {
    subscribeToNewsletter: (_root, { input }, context) => subscribeToNewsletter(input, context),
    confirmNewsletter: (_root, { token }, context) => confirmNewsletter(token, context),
    unsubscribeFromNewsletter: async (_root, { token }, { db }) => {
      await unsubscribe(db, token);
      return true;
    },
  },
} satisfies Resolvers;

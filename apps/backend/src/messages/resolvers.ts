import type { Resolvers } from "../graphql/generated/resolvers.ts";
import { sendContactMessage } from "./sendContactMessage.ts";
import { sendFeedback } from "./sendFeedback.ts";

export const messageResolvers = {
  Mutation: {
    sendContactMessage: (_root, { message }, context) => sendContactMessage(message, context),
    sendFeedback: (_root, { feedback }, context) => sendFeedback(feedback, context),
  },
} satisfies Resolvers;

import type { Resolvers } from "../graphql/generated/resolvers.ts";
import { confirmNewsletter } from "./confirmNewsletter.ts";
import { subscribeToNewsletter } from "./subscribeToNewsletter.ts";
import { isRandomId } from "../database/isRandomId.ts";
import type { Context } from "../graphql/Context.ts";
import { forgetSubscriber } from "./forgetSubscriber.ts";

/** Ends and deletes a subscription by the token in its mails; an ended one is no error. */
async function unsubscribeFromNewsletter(token: string, { db }: Pick<Context, "db">): Promise<boolean> {
  if (!isRandomId(token)) return true;
  await db.transaction().execute(async (transaction) => {
    await forgetSubscriber(transaction, (eb) => eb("id", "=", token));
  });
  return true;
}

export const newsletterResolvers = {
  Mutation: {
    subscribeToNewsletter: (_root, { input }, context) => subscribeToNewsletter(input, context),
    confirmNewsletter: (_root, { token }, context) => confirmNewsletter(token, context),
    unsubscribeFromNewsletter: (_root, { token }, context) => unsubscribeFromNewsletter(token, context),
  },
} satisfies Resolvers;

import { canonicalEmail, fieldKinds } from "@kamra/core/form";
import { randomBytes } from "node:crypto";
import { randomId } from "../database/randomId.ts";
import type { NewsletterInput } from "../generated/types.ts";
import type { Context } from "../graphql/Context.ts";
import { fieldProblems } from "../graphql/fieldProblems.ts";
import type { Resolvers } from "../graphql/generated/resolvers.ts";
import { refuseInvalid } from "../graphql/refuseInvalid.ts";
import { queueMail } from "../mail/queueMail.ts";
import { hashToken } from "../session/hashToken.ts";
import { limitAttempts, mayMail } from "../session/limitAttempts.ts";
import { invalidToken } from "../session/takeOneTimeToken.ts";
import { newsletterTexts } from "./text.hu.ts";
import { unsubscribe } from "./unsubscribe.ts";

export const daysToConfirm = 3;

function readInput({ consent, ...typed }: NewsletterInput): {
  email: string;
  name: string | null;
} {
  const email = fieldKinds.email(typed.email, { isRequired: true });
  const name = fieldKinds.company(typed.name ?? null);
  refuseInvalid({ ...fieldProblems({ email, name }), ...(!consent && { consent: [newsletterTexts.consent] }) });
  return { email: email.value, name: name.value || null };
}

/**
 * Asks an address by mail to confirm a newsletter subscription. A confirmed address is not asked again, and the caller
 * cannot tell. The link is valid for three days.
 *
 * Errors: TooManyUses; Refusal VALIDATION_FAILED by field, without a consent too.
 */
async function subscribeToNewsletter(input: NewsletterInput, context: Context): Promise<boolean> {
  const { email, name } = readInput(input);
  await limitAttempts(context, { action: "newsletter", email });
  if (!(await mayMail(context, { action: "newsletter", email }))) return true;
  const { now } = context;
  const token = randomBytes(32).toString("base64url");
  const asked = {
    name,
    consented_at: now.toISOString(),
    confirmation_hash: hashToken(token),
    confirmation_expires_at: new Date(now.getTime() + daysToConfirm * 86_400_000).toISOString(),
  };
  await context.db.transaction().execute(async (db) => {
    const waiting = await db
      .insertInto("newsletter_subscriptions")
      .values({ id: randomId(), email, canonical_email: canonicalEmail(email), confirmed_at: null, ...asked })
      .onConflict((conflict) =>
        conflict
          .column("canonical_email")
          .doUpdateSet(asked)
          .where("newsletter_subscriptions.confirmed_at", "is", null),
      )
      .returning("email")
      .executeTakeFirst();
    if (waiting !== undefined)
      await queueMail(db, {
        to: waiting.email,
        userId: null,
        kind: "newsletterConfirmation",
        data: { name, token },
        now,
      });
  });
  return true;
}

/**
 * Confirms a newsletter subscription by the mail's token, and queues a mail with the link that ends it. A token works
 * once, also for concurrent requests.
 *
 * Errors: Refusal INVALID_TOKEN when it is unknown, expired or used.
 */
async function confirmNewsletter(token: string, { db, now }: Pick<Context, "db" | "now">): Promise<boolean> {
  const moment = now.toISOString();
  await db.transaction().execute(async (transaction) => {
    const begun = await transaction
      .updateTable("newsletter_subscriptions")
      .set({ confirmed_at: moment, confirmation_hash: null, confirmation_expires_at: null })
      .where("confirmation_hash", "=", hashToken(token))
      .where("confirmation_expires_at", ">", moment)
      .returning(["id", "email", "name"])
      .executeTakeFirst();
    if (begun === undefined) throw invalidToken();
    await queueMail(transaction, {
      to: begun.email,
      userId: null,
      kind: "newsletterWelcome",
      data: { name: begun.name, token: begun.id },
      now,
    });
  });
  return true;
}

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

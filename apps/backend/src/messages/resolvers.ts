import { fieldKinds } from "@kamra/core/form";
import { termWords } from "@kamra/core/search";
import { type ContactMessageInput, type FeedbackInput, Rating } from "../generated/types.ts";
import type { Context } from "../graphql/Context.ts";
import { fieldProblems } from "../graphql/fieldProblems.ts";
import type { Resolvers } from "../graphql/generated/resolvers.ts";
import { refuseInvalid } from "../graphql/refuseInvalid.ts";
import { once } from "../idempotency/once.ts";
import { queueMail } from "../mail/queueMail.ts";
import { limitAttempts } from "../session/limitAttempts.ts";

/** The maximum length of a message, in characters. */
const longestMessage = 5000;

/** The maximum length of a subject or a path, in characters. */
const longestLine = 500;

const stars: Readonly<Record<Rating, number>> = {
  [Rating.One]: 1,
  [Rating.Two]: 2,
  [Rating.Three]: 3,
  [Rating.Four]: 4,
  [Rating.Five]: 5,
};

/** Errors: Refusal VALIDATION_FAILED by field. */
function readFeedback({ rating, ...typed }: FeedbackInput) {
  const email = fieldKinds.email(typed.email ?? null);
  const page = fieldKinds.line(typed.page ?? null, { longest: longestLine });
  const message = fieldKinds.note(typed.message ?? null, { longest: longestMessage });
  refuseInvalid(fieldProblems({ email, page, message }));
  return {
    rating: stars[rating],
    message: message.value || null,
    email: email.value || null,
    page: page.value || null,
  };
}

/**
 * Stores a rating of the shop, once for each `Idempotency-Key`.
 *
 * Errors: TooManyUses; Refusal VALIDATION_FAILED by field; IDEMPOTENCY_KEY_REUSED.
 *
 * @rule FORM-3, FORM-4
 */
async function sendFeedback(input: FeedbackInput, context: Context): Promise<boolean> {
  const feedback = readFeedback(input);
  await limitAttempts(context, { action: "message" });
  const { now, user } = context;
  await once(context, {
    operation: "sendFeedback",
    input,
    run: async (db) => {
      const row = { ...feedback, user_id: user?.id ?? null, created_at: now.toISOString() };
      return String((await db.insertInto("feedback").values(row).returning("id").executeTakeFirstOrThrow()).id);
    },
  });
  return true;
}

/** Errors: Refusal VALIDATION_FAILED by field. */
function readMessage({ name, email, telephone = null, subject, message }: ContactMessageInput) {
  const entries = {
    name: fieldKinds.company(name, { isRequired: true }),
    email: fieldKinds.email(email, { isRequired: true }),
    telephone: fieldKinds.telephone(telephone),
    subject: fieldKinds.line(subject, { isRequired: true, longest: longestLine }),
    message: fieldKinds.note(message, { isRequired: true, longest: longestMessage }),
  };
  refuseInvalid(fieldProblems(entries));
  return {
    name: entries.name.value,
    email: entries.email.value,
    telephone: entries.telephone.value || null,
    subject: entries.subject.value,
    message: entries.message.value,
  };
}

/**
 * Stores a message to the shop, and mails it to the shop's inbox, once for each `Idempotency-Key`.
 *
 * Errors: TooManyUses; Refusal VALIDATION_FAILED by field; IDEMPOTENCY_KEY_REUSED.
 *
 * @rule FORM-1, FORM-2, FORM-3, FORM-4
 */
async function sendContactMessage(input: ContactMessageInput, context: Context): Promise<boolean> {
  const message = readMessage(input);
  await limitAttempts(context, { action: "message", email: message.email });
  const { inbox, now, user } = context;
  await once(context, {
    operation: "sendContactMessage",
    input,
    run: async (db) => {
      const userId = user?.id ?? null;
      if (inbox !== null) await queueMail(db, { to: inbox, userId, kind: "contactMessage", data: message, now });
      const row = { ...message, user_id: userId, created_at: now.toISOString() };
      return String((await db.insertInto("contact_messages").values(row).returning("id").executeTakeFirstOrThrow()).id);
    },
  });
  return true;
}

/** The maximum length of what a shopper asks for, in characters. */
const longestWish = 100;

/**
 * Counts that a shopper would buy what was not found, once for each `Idempotency-Key`. Spellings of the same words count together.
 *
 * Errors: TooManyUses; Refusal VALIDATION_FAILED by field; IDEMPOTENCY_KEY_REUSED.
 *
 * @rule SEARCH-13
 */
async function wishForProduct(term: string, context: Context): Promise<boolean> {
  const line = fieldKinds.line(term, { isRequired: true, longest: longestWish });
  refuseInvalid(fieldProblems({ term: line }));
  const words = termWords(line.value)
    .map(({ key }) => key)
    .join(" ");
  await limitAttempts(context, { action: "message" });
  const updated_at = context.now.toISOString();
  await once(context, {
    operation: "wishForProduct",
    input: term,
    run: async (db) => {
      await db
        .insertInto("product_wishes")
        .values({ words: words || line.value, term: line.value, wishes: 1, updated_at })
        .onConflict((conflict) =>
          conflict
            .column("words")
            .doUpdateSet((eb) => ({ term: line.value, wishes: eb("product_wishes.wishes", "+", 1), updated_at })),
        )
        .execute();
      return "";
    },
  });
  return true;
}

export const messageResolvers = {
  Mutation: {
    sendContactMessage: (_root, { message }, context) => sendContactMessage(message, context),
    sendFeedback: (_root, { feedback }, context) => sendFeedback(feedback, context),
    wishForProduct: (_root, { term }, context) => wishForProduct(term, context),
  },
} satisfies Resolvers;

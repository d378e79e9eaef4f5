import { fieldKinds } from "@kamra/core/form";
import { type FeedbackInput, Rating } from "../generated/types.ts";
import type { Context } from "../graphql/Context.ts";
import { refuseInvalid } from "../graphql/refuseInvalid.ts";
import { fieldProblems } from "../graphql/fieldProblems.ts";
import { once } from "../idempotency/once.ts";
import { limitAttempts } from "../session/limitAttempts.ts";
import { longestMessage } from "./longestMessage.ts";

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
  const page = fieldKinds.note(typed.page ?? null);
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
export async function sendFeedback(input: FeedbackInput, context: Context): Promise<boolean> {
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

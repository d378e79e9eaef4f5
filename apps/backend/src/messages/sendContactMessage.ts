import { fieldKinds } from "@kamra/core/form";
import type { ContactMessageInput } from "../generated/types.ts";
import type { Context } from "../graphql/Context.ts";
import { refuseInvalid } from "../graphql/refuseInvalid.ts";
import { fieldProblems } from "../graphql/fieldProblems.ts";
import { once } from "../idempotency/once.ts";
import { queueMail } from "../mail/queueMail.ts";
import { limitAttempts } from "../session/limitAttempts.ts";
import { longestMessage } from "./longestMessage.ts";

/** Errors: Refusal VALIDATION_FAILED by field. */
function readMessage({ name, email, telephone = null, subject, message }: ContactMessageInput) {
  const entries = {
    name: fieldKinds.company(name, { isRequired: true }),
    email: fieldKinds.email(email, { isRequired: true }),
    telephone: fieldKinds.telephone(telephone),
    subject: fieldKinds.note(subject, { isRequired: true }),
    message: fieldKinds.note(message, { isRequired: true, longest: longestMessage }),
  };
  refuseInvalid(fieldProblems(entries));
  return {
    name: entries.name.value,
    email: entries.email.value,
    telephone: entries.telephone.value || null,
    subject: entries.subject.value.replaceAll("\n", " "),
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
export async function sendContactMessage(input: ContactMessageInput, context: Context): Promise<boolean> {
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

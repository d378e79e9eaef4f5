import { fieldKinds } from "@kamra/core/form";
import type { Context } from "../graphql/Context.ts";
import { refuseInvalid } from "../graphql/refuseInvalid.ts";
import { fieldProblems } from "../graphql/fieldProblems.ts";
import { findUserByEmail } from "../session/findUserByEmail.ts";
import { limitAttempts } from "../session/limitAttempts.ts";

/**
 * Whether an e-mail address is free for registration.
 *
 * Errors: TooManyUses; Refusal VALIDATION_FAILED for an invalid address.
 *
 * @rule SESS-8
 */
export async function emailAvailability(typed: string, context: Context): Promise<boolean> {
  await limitAttempts(context, { action: "emailAvailability" });
  const email = fieldKinds.email(typed, { isRequired: true });
  refuseInvalid(fieldProblems({ email }));
  return (await findUserByEmail(context.db, email.value)) === null;
}

import type { Context } from "../graphql/Context.ts";
import { refuseInvalid } from "../graphql/refuseInvalid.ts";
import { emailProblem } from "../session/emailProblem.ts";
import { findUserByEmail } from "../session/findUserByEmail.ts";
import { limitAttempts } from "../session/limitAttempts.ts";

/**
 * Whether an e-mail address is free for registration.
 *
 * Errors: TooManyUses; Refusal VALIDATION_FAILED for an invalid address.
 *
 * @rule SESS-8
 */
export async function emailAvailability(email: string, context: Context): Promise<boolean> {
  await limitAttempts(context, { action: "emailAvailability" });
  const problem = emailProblem(email.trim());
  if (problem !== null) refuseInvalid({ email: [problem] });
  return (await findUserByEmail(context.db, email)) === null;
}

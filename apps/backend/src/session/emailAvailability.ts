import type { Context } from "../graphql/Context.ts";
import { refuseInvalid } from "../graphql/refuseInvalid.ts";
import { emailProblem } from "./emailProblem.ts";
import { findUserByEmail } from "./findUserByEmail.ts";
import { limitAttempts } from "./limitAttempts.ts";

/**
 * Whether an account can be made for this e-mail address.
 *
 * Errors: TooManyUses; Refusal VALIDATION_FAILED for what is no address.
 *
 * @rule SESS-8
 */
export async function emailAvailability(email: string, context: Context): Promise<boolean> {
  await limitAttempts(context, { action: "emailAvailability" });
  const problem = emailProblem(email.trim());
  if (problem !== null) refuseInvalid({ email: [problem] });
  return (await findUserByEmail(context.db, email)) === null;
}

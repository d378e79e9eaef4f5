import type { RegistrationInput, ResolversTypes } from "../generated/resolvers.ts";
import type { Context } from "../graphql/Context.ts";
import { hashPassword } from "./hashPassword.ts";
import { limitAttempts } from "./limitAttempts.ts";
import { readRegistration } from "./readRegistration.ts";
import { registerUser } from "./registerUser.ts";
import { startSession } from "./startSession.ts";

type RegistrationResult = Awaited<ResolversTypes["RegistrationResult"]>;

/**
 * Makes an account and logs in.
 *
 * Errors: TooManyUses; Refusal VALIDATION_FAILED by field.
 *
 * @rule SESS-3, SESS-8
 */
export async function registration(input: RegistrationInput, context: Context): Promise<RegistrationResult> {
  const { now } = context;
  await limitAttempts(context, { action: "registration" });
  const person = readRegistration(input);
  const passwordHash = await hashPassword(input.password);
  return await context.db.transaction().execute(async (db) => {
    const user = await registerUser(db, { ...person, passwordHash, now });
    return { user, token: await startSession(db, { userId: user.id, stays: false, now }) };
  });
}

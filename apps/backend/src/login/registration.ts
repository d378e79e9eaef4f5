import type { RegistrationInput } from "../generated/types.ts";
import type { ResolversTypes } from "../graphql/generated/resolvers.ts";
import type { Context } from "../graphql/Context.ts";
import { once } from "../idempotency/once.ts";
import { accountGone, enterByPassword } from "../session/enterByPassword.ts";
import { hashPassword } from "../session/hashPassword.ts";
import { limitAttempts } from "../session/limitAttempts.ts";
import { readRegistration } from "./readRegistration.ts";
import { registerUser } from "../session/registerUser.ts";

type RegistrationResult = Awaited<ResolversTypes["RegistrationResult"]>;

/**
 * Creates an account, once for each `Idempotency-Key`. Its session begins when the token is asked for.
 *
 * Errors: TooManyUses; Refusal VALIDATION_FAILED by field; IDEMPOTENCY_KEY_REUSED; NOT_FOUND when the account created
 * by that key is deleted, or has another password.
 *
 * @rule SESS-3, SESS-8
 */
export async function registration(input: RegistrationInput, context: Context): Promise<RegistrationResult> {
  const { now, passwordCost: cost } = context;
  await limitAttempts(context, { action: "registration" });
  const person = readRegistration(input);
  const passwordHash = await hashPassword(input.password, { cost });
  const userId = await once(context, {
    operation: "registration",
    input,
    run: async (transaction) => (await registerUser(transaction, { ...person, passwordHash, now })).id,
  });
  const entered = await enterByPassword({ userId, password: input.password }, context);
  if (entered === null) throw accountGone();
  return entered;
}

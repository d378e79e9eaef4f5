import type { RegistrationInput, ResolversTypes } from "../generated/resolvers.ts";
import type { Context } from "../graphql/Context.ts";
import { Refusal } from "../graphql/Refusal.ts";
import { once } from "../idempotency/once.ts";
import { hashPassword } from "./hashPassword.ts";
import { limitAttempts } from "./limitAttempts.ts";
import { readRegistration } from "./readRegistration.ts";
import { registerUser } from "./registerUser.ts";
import { startSession } from "./startSession.ts";

type RegistrationResult = Awaited<ResolversTypes["RegistrationResult"]>;

/**
 * Makes an account, once for each `Idempotency-Key`, and logs in.
 *
 * Errors: TooManyUses; Refusal VALIDATION_FAILED by field; IDEMPOTENCY_KEY_REUSED; NOT_FOUND when the account made by that
 * key is gone.
 *
 * @rule SESS-3, SESS-8
 */
export async function registration(input: RegistrationInput, context: Context): Promise<RegistrationResult> {
  const { db, now } = context;
  await limitAttempts(context, { action: "registration" });
  const person = readRegistration(input);
  const passwordHash = await hashPassword(input.password);
  const userId = await once(context, {
    operation: "registration",
    input,
    run: async (transaction) => (await registerUser(transaction, { ...person, passwordHash, now })).id,
  });
  const user = await db.selectFrom("users").where("id", "=", userId).selectAll().executeTakeFirst();
  if (user === undefined) throw new Refusal("NOT_FOUND", { message: "The account is gone" });
  return { user, token: await startSession(db, { userId, stays: false, now }) };
}

import type { RegistrationInput } from "../generated/types.ts";
import type { ResolversTypes } from "../graphql/generated/resolvers.ts";
import type { Context } from "../graphql/Context.ts";
import { Refusal } from "../graphql/Refusal.ts";
import { once } from "../idempotency/once.ts";
import { enterByPassword } from "../session/enterByPassword.ts";
import { hashPassword } from "../session/hashPassword.ts";
import { limitAttempts } from "../session/limitAttempts.ts";
import { readRegistration } from "./readRegistration.ts";
import { registerUser } from "../session/registerUser.ts";

type RegistrationResult = Awaited<ResolversTypes["RegistrationResult"]>;

/**
 * Creates an account, once for each `Idempotency-Key`, and logs in.
 *
 * Errors: TooManyUses; Refusal VALIDATION_FAILED by field; IDEMPOTENCY_KEY_REUSED; NOT_FOUND when the account created
 * by that key is deleted, or has another password.
 *
 * @rule SESS-3, SESS-8
 */
export async function registration(input: RegistrationInput, context: Context): Promise<RegistrationResult> {
  const {
    db,
    now,
    device: { name: device },
    passwordCost: cost,
  } = context;
  await limitAttempts(context, { action: "registration" });
  const person = readRegistration(input);
  const passwordHash = await hashPassword(input.password, { cost });
  const userId = await once(context, {
    operation: "registration",
    input,
    run: async (transaction) => (await registerUser(transaction, { ...person, passwordHash, now })).id,
  });
  const entered = await enterByPassword(db, { userId, password: input.password, cost, device, now });
  if (entered === null) throw new Refusal("NOT_FOUND", { message: "The account is gone" });
  return entered;
}

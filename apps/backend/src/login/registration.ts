import { fieldKinds } from "@kamra/core/form";
import type { RegistrationInput } from "../generated/types.ts";
import type { Context } from "../graphql/Context.ts";
import { fieldProblems } from "../graphql/fieldProblems.ts";
import type { ResolversTypes } from "../graphql/generated/resolvers.ts";
import { refuseInvalid } from "../graphql/refuseInvalid.ts";
import { once } from "../idempotency/once.ts";
import { accountGone, enterByPassword } from "../session/enterByPassword.ts";
import { countedBy } from "../session/countedBy.ts";
import { hashPassword } from "../session/hashPassword.ts";
import { limitAttempts } from "../session/limitAttempts.ts";
import { passwordProblem } from "../session/passwordProblem.ts";
import { type NewUser, registerUser } from "../session/registerUser.ts";

/**
 * The person in a registration's input. Errors: Refusal VALIDATION_FAILED by field.
 *
 * @rule FORM-1, FORM-2, FORM-3, FORM-4
 */
function readRegistration({
  email,
  name,
  password,
  telephone = null,
}: RegistrationInput): Pick<NewUser, "email" | "name" | "telephone"> {
  const entries = {
    name: fieldKinds.name(name, { isRequired: true }),
    email: fieldKinds.email(email, { isRequired: true }),
    telephone: fieldKinds.telephone(telephone),
  };
  const wrongPassword = passwordProblem(password, { email: entries.email.value });
  refuseInvalid({ ...fieldProblems(entries), ...(wrongPassword !== null && { password: [wrongPassword] }) });
  return { email: entries.email.value, name: entries.name.value, telephone: entries.telephone.value || null };
}

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
  await limitAttempts(context, { action: "registration", ...(await countedBy(context)) });
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

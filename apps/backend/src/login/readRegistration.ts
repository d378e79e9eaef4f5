import { formTexts } from "@kamra/core/form";
import type { RegistrationInput } from "../generated/types.ts";
import { refuseInvalid } from "../graphql/refuseInvalid.ts";
import { nameProblems } from "../graphql/nameProblems.ts";
import { telephoneOf } from "../session/telephoneOf.ts";
import { emailProblem } from "../session/emailProblem.ts";
import { passwordProblem } from "../session/passwordProblem.ts";
import type { NewUser } from "../session/registerUser.ts";

/**
 * The person in a registration's input. Errors: Refusal VALIDATION_FAILED by field.
 *
 * @rule FORM-1, FORM-2, FORM-3, FORM-4
 */
export function readRegistration({
  email,
  name,
  password,
  telephone: typed = null,
}: RegistrationInput): Pick<NewUser, "email" | "name" | "telephone"> {
  const telephone = telephoneOf(typed);
  const problems = { email: emailProblem(email.trim()), password: passwordProblem(password, { email: email.trim() }) };
  refuseInvalid({
    ...nameProblems(name),
    ...(problems.email !== null && { email: [problems.email] }),
    ...(problems.password !== null && { password: [problems.password] }),
    ...(telephone === undefined && { telephone: [formTexts.telephone] }),
  });
  return { email: email.trim(), name: name.trim(), telephone: telephone ?? null };
}

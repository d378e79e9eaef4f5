import { fieldKinds } from "@kamra/core/form";
import type { RegistrationInput } from "../generated/types.ts";
import { refuseInvalid } from "../graphql/refuseInvalid.ts";
import { fieldProblems } from "../graphql/fieldProblems.ts";
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

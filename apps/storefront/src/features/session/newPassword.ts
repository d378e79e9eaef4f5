import { type PasswordProblem, passwordProblem } from "@kamra/core/form";
import { texts } from "@kamra/core/text";

/** As far as it has been loaded: it is large, and only who chooses a password needs it. */
let commonPasswords: ReadonlySet<string> = new Set();

/** Loads what the server knows of common passwords; without it, only the server finds those. */
export async function loadCommonPasswords(): Promise<void> {
  if (commonPasswords.size > 0) return;
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  commonPasswords = new Set(dictionary["passwords-common"]);
}

/** What the server would say of a new password, as far as it can be known here. */
export const newPasswordStrength = (password: string, { email }: { readonly email: string }): PasswordProblem | null =>
  passwordProblem(password, { email, commonPasswords });

/** The same in words, for the form. */
export function newPasswordProblem(password: string, options: { readonly email: string }): string | null {
  if (password === "") return texts.form.required;
  const problem = newPasswordStrength(password, options);
  return problem === null ? null : texts.form.passwordProblems[problem];
}

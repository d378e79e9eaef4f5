import { type PasswordProblem, passwordProblem, formTexts } from "@kamra/core/form";

/** Loaded on demand, because it is large and only needed for new passwords. */
let commonPasswords: ReadonlySet<string> = new Set();

/** Loads the list of common passwords; without it, only the server finds those. */
export async function loadCommonPasswords(): Promise<void> {
  if (commonPasswords.size > 0) return;
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  commonPasswords = new Set(dictionary["passwords-common"]);
}

/** The problem of a new password by the server's rule, as far as the browser can know it. */
export const newPasswordStrength = (password: string, { email }: { readonly email: string }): PasswordProblem | null =>
  passwordProblem(password, { email, commonPasswords });

/** The password's problem in words. */
export function newPasswordProblem(password: string, options: { readonly email: string }): string | null {
  if (password === "") return formTexts.required;
  const problem = newPasswordStrength(password, options);
  return problem === null ? null : formTexts.passwordProblems[problem];
}

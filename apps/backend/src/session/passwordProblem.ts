import { formTexts, passwordProblem as problemOf } from "@kamra/core/form";
import { dictionary } from "@zxcvbn-ts/language-common";

/** The passwords that are found most often in leaks, without capitals. */
const commonPasswords: ReadonlySet<string> = new Set(dictionary["passwords-common"]);

/** The message about an invalid new password, or `null` when it is valid. */
export function passwordProblem(password: string, { email }: { readonly email: string }): string | null {
  const problem = problemOf(password, { email, commonPasswords });
  return problem === null ? null : formTexts.passwordProblems[problem];
}

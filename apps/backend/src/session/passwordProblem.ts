import { formTexts, passwordProblem as problemOf } from "@kamra/core/form";
import { commonPasswords } from "./commonPasswords.ts";

/** What to tell somebody who wants this password, or `null` when it will do. */
export function passwordProblem(password: string, { email }: { readonly email: string }): string | null {
  const problem = problemOf(password, { email, commonPasswords });
  return problem === null ? null : formTexts.passwordProblems[problem];
}

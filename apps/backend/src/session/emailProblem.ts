import { emailProblem as problemOf, formTexts } from "@kamra/core/form";

/**
 * What to tell somebody who gives this e-mail address, or `null` when it will do.
 *
 * @rule FORM-1, FORM-4
 */
export function emailProblem(email: string): string | null {
  const problem = problemOf(email);
  return problem === null ? null : formTexts[problem];
}

import { emailProblem as problemOf, formTexts } from "@kamra/core/form";

/**
 * The message about an invalid e-mail address, or `null` when it is valid.
 *
 * @rule FORM-1, FORM-4
 */
export function emailProblem(email: string): string | null {
  const problem = problemOf(email);
  return problem === null ? null : formTexts[problem];
}

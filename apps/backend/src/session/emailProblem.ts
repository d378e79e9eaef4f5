import { formTexts, isBlank, isEmail } from "@kamra/core/form";

/**
 * What to tell somebody who gives this e-mail address, or `null` when it will do.
 *
 * @rule FORM-1, FORM-4
 */
export function emailProblem(email: string): string | null {
  if (isBlank(email)) return formTexts.required;
  return isEmail(email) ? null : formTexts.email;
}

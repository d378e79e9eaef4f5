import { isBlank } from "./isBlank.ts";
import { isEmail } from "./isEmail.ts";
import type { FormTexts } from "./text.hu.ts";

/** Why an e-mail address is invalid: the key of its text in `formTexts`. */
export type EmailProblem = keyof FormTexts & ("required" | "email" | "emailAlphabet");

/**
 * The problem of a typed e-mail address, or `null` when it is valid. Look-alike letters of another alphabet are a
 * typing mistake, or another person's address.
 *
 * @rule FORM-1, FORM-4
 * @example emailProblem(" ") // => "required"
 * @example emailProblem("anna@localhost") // => "email"
 * @example emailProblem("\u0430nna@pelda.hu") // => "emailAlphabet"
 * @example emailProblem("anna@pelda.hu") // => null
 */
export function emailProblem(text: string): EmailProblem | null {
  if (isBlank(text)) return "required";
  const email = text.trim();
  if (/\p{Script=Latin}/u.test(email) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(email)) return "emailAlphabet";
  return isEmail(email) ? null : "email";
}

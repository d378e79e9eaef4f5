import { isBlank } from "./isBlank.ts";
import { isEmail } from "./isEmail.ts";

/**
 * Refused in names: line breaks, control characters, text direction marks, emoji and web addresses. Allowed: ©, ® and
 * ™.
 */
const foreign = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]|(?![©®™])\p{Extended_Pictographic}|:\/\/|www\./iu;

/**
 * The problem of a name, or `null` when it is valid. A courier has to read it out, and the shop's mails contain it.
 *
 * @rule FORM-1
 * @example nameProblem(" ") // => "required"
 * @example nameProblem("\u{1F600}") // => "name"
 * @example nameProblem("Anna") // => null
 * @example nameProblem("Példa® Kft.") // => null
 */
export function nameProblem(text: string): "required" | "name" | null {
  if (isBlank(text)) return "required";
  return /\p{L}/u.test(text) && !foreign.test(text) && !text.includes("@") ? null : "name";
}

/**
 * The problem of a company's name, or `null` when it is valid: as a person's, but an @ may be a letter of it.
 *
 * @rule FORM-1, FORM-6
 * @example companyProblem("Inform@tika Bt.") // => null
 * @example companyProblem("anna@pelda.hu") // => "name"
 */
export function companyProblem(text: string): "required" | "name" | null {
  return text.split(/\s/).some(isEmail) ? "name" : nameProblem(text.replaceAll("@", "a"));
}

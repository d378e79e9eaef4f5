import { phoneFromField } from "./phoneFromField.ts";
import { type CallingCode, hungarianCode } from "./phoneFromInput.ts";

/**
 * The Hungarian telephone number in a text, as stored: digits alone, with the country's 36 first; `null` for an invalid
 * one. It reads what a field reads (`phoneFromField`). Numbers of another `callingCode` have 6 digits or more.
 *
 * @rule FORM-2
 * @example parsePhone("+36 20/123-4567") // => "36201234567"
 * @example parsePhone("06 1 234 5678") // => "3612345678"
 * @example parsePhone("x") // => null
 * @example parsePhone("+49 30 1234") // => null
 */
export function parsePhone(text: string, { callingCode = hungarianCode }: CallingCode = {}): string | null {
  // Stryker disable next-line StringLiteral: Neither text is a number: it stands for an input with a plus sign.
  const phone = phoneFromField(text, { value: "", callingCode });
  // E.164 has at most 15 digits. The shortest numbers of a network have about six.
  const length = callingCode === hungarianCode ? "8,9" : `6,${15 - callingCode.length}`;
  return new RegExp(`^${callingCode}\\d{${length}}$`).test(phone) ? phone : null;
}

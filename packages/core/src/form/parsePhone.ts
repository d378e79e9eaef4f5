import { phoneFromInput } from "./phoneFromInput.ts";

/**
 * The Hungarian telephone number in a text, as it is kept: digits alone, with the country's 36 first; `null` for what is
 * no number. Forms and the server ask the same.
 *
 * @rule FORM-2
 * @example parsePhone("+36 20 123 4567") // => "36201234567"
 * @example parsePhone("06 1 234 5678") // => "3612345678"
 * @example parsePhone("x") // => null
 * @example parsePhone("+49 30 1234") // => null
 */
export function parsePhone(text: string): string | null {
  const phone = phoneFromInput(text.trim().replace(/^\+36/, "36"), { value: "" });
  return /^36\d{8,9}$/.test(phone) ? phone : null;
}

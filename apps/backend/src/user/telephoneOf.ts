import { isBlank, phoneFromInput } from "@kamra/core/form";

/**
 * A Hungarian telephone number as it is stored, digits alone with the country's 36 first; `null` for none, `undefined`
 * for what is no number.
 *
 * @rule FORM-2
 * @example telephoneOf("+36 20 123 4567") // => "36201234567"
 * @example telephoneOf("06 1 234 5678") // => "3612345678"
 * @example telephoneOf(" ") // => null
 * @example telephoneOf("+49 30 1234") // => undefined
 */
export function telephoneOf(input: string | null): string | null | undefined {
  if (input === null || isBlank(input)) return null;
  const telephone = phoneFromInput(input.trim().replace(/^\+36/, "36"), { value: "" });
  return /^36\d{8,9}$/.test(telephone) ? telephone : undefined;
}

import { type CallingCode, hungarianCode } from "./phoneFromInput.ts";

/**
 * A stored phone number as it is written after +36, in groups; any other text unchanged.
 *
 * @rule FORM-2
 * @example nationalPhone("36201234567") // => "20 123 4567"
 * @example nationalPhone("3612345678") // => "1 234 5678"
 * @example nationalPhone("") // => ""
 */
export function nationalPhone(value: string, { callingCode = hungarianCode }: CallingCode = {}): string {
  if (/\D/.test(value)) return value;
  const digits = value.startsWith(callingCode) ? value.slice(callingCode.length) : value;
  return digits.replace(/^(1(?=\d{7})|\d\d)(\d{3})(\d{3,4})$/, "$1 $2 $3");
}

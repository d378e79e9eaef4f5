import { type CallingCode, hungarianCode, phoneFromInput } from "./phoneFromInput.ts";

/**
 * The phone number in a field with a +36 prefix: typed, pasted or autofilled, with or without a prefix and with any
 * separators. Another country's number leaves the value unchanged.
 *
 * @rule FORM-2
 * @example phoneFromField("+36 (20) 123-45-67", { value: "" }) // => "36201234567"
 * @example phoneFromField("20/123 4567", { value: "" }) // => "36201234567"
 * @example phoneFromField("36 123 456", { value: "" }) // => "3636123456"
 * @example phoneFromField("+49 30 1234", { value: "36201234567" }) // => "36201234567"
 */
export function phoneFromField(
  input: string,
  { value, callingCode = hungarianCode }: CallingCode & { readonly value: string },
): string {
  const digits = input
    .trim()
    // Stryker disable next-line StringLiteral: What is no digit is dropped next.
    .replace(new RegExp(`^(?:\\+|00)${callingCode}`), "")
    .replace(/[^\d+]/g, "");
  // After +36, digits that begin with 36 may be Eger's area code: the trunk prefix distinguishes them.
  const phone = phoneFromInput(digits.startsWith(callingCode) ? `06${digits}` : digits, { value, callingCode });
  return phone === callingCode ? "" : phone;
}

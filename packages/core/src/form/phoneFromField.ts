import { phoneFromInput } from "./phoneFromInput.ts";

/**
 * The phone number in a field that shows +36 before it: what was typed, pasted or filled in by the browser, with or without
 * a prefix and with whatever stands between the digits. A number of another country leaves the value as it was.
 *
 * @rule FORM-2
 * @example phoneFromField("+36 (20) 123-45-67", { value: "" }) // => "36201234567"
 * @example phoneFromField("20/123 4567", { value: "" }) // => "36201234567"
 * @example phoneFromField("36 123 456", { value: "" }) // => "3636123456"
 * @example phoneFromField("+49 30 1234", { value: "36201234567" }) // => "36201234567"
 */
export function phoneFromField(input: string, { value }: { readonly value: string }): string {
  const digits = input
    .trim()
    .replace(/^(?:\+|00)36/, "")
    .replace(/[^\d+]/g, "");
  // After +36, digits that begin with 36 can be Eger's area code: with the trunk prefix the rule tells them apart.
  const phone = phoneFromInput(digits.replace(/^36/, "0636"), { value });
  return phone === "36" ? "" : phone;
}

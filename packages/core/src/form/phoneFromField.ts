import { cleanLine } from "../decoding/cleanText.ts";
import { type CallingCode, hungarianCode, phoneFromInput } from "./phoneFromInput.ts";
import { withoutLabel } from "./withoutLabel.ts";

/**
 * The phone number in a field with a +36 prefix: typed, pasted or autofilled, with or without a prefix, a `tel:`, an
 * optional `(0)`, and with any separators. A number of another country leaves the value unchanged (FORM-2). Any other
 * text is returned clean, so that its message can be shown.
 *
 * @rule FORM-2, FORM-6
 * @example phoneFromField("+36 (20) 123-45-67", { value: "" }) // => "36201234567"
 * @example phoneFromField("tel:+36(0)201234567", { value: "" }) // => "36201234567"
 * @example phoneFromField("36 123 456", { value: "" }) // => "3636123456"
 * @example phoneFromField("+49 30 1234", { value: "36201234567" }) // => "36201234567"
 * @example phoneFromField("nincs", { value: "" }) // => "nincs"
 */
export function phoneFromField(
  input: string,
  { value, callingCode = hungarianCode }: CallingCode & { readonly value: string },
): string {
  const typed = withoutLabel(cleanLine(input));
  const number = typed.replace(new RegExp(`^(?:\\+|00)\\s?${callingCode}[\\s-]?(?:\\(06?\\))?`), "");
  if (/[^\d\s()./\p{Pd}]/u.test(number)) return number.includes("+") && /^\d+$/.test(value) ? value : typed;
  const digits = number.replace(/\D/g, "");
  // After the code, digits that begin with it again may be an area code, as Eger's: the trunk prefix distinguishes them.
  const trunk = callingCode === hungarianCode ? "06" : number === typed ? "" : "0";
  const phone = phoneFromInput(digits.startsWith(callingCode) ? `${trunk}${digits}` : digits, { value, callingCode });
  return phone === callingCode ? "" : phone;
}

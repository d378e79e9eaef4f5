import { nationalPhone } from "./nationalPhone.ts";
import { type CallingCode, hungarianCode } from "./phoneFromInput.ts";

/**
 * A stored phone number for display, with +36 and in groups; empty for none.
 *
 * @rule FORM-2
 * @example formatPhone("36201234567") // => "+36 20 123 4567"
 * @example formatPhone("3615550146") // => "+36 1 555 0146"
 * @example formatPhone("") // => ""
 */
export function formatPhone(value: string, { callingCode = hungarianCode }: CallingCode = {}): string {
  if (!value.startsWith(callingCode)) return value === "" ? "" : `+${value}`;
  return `+${callingCode} ${nationalPhone(value, { callingCode })}`;
}

/**
 * A phone number for display, with +36; empty for none.
 *
 * @rule FORM-2
 * @example formatPhone("36201234567") // => "+36201234567"
 * @example formatPhone("") // => ""
 */
export function formatPhone(value: string): string {
  return value === "" ? "" : `+${value}`;
}

import { cleanLine } from "../decoding/cleanText.ts";
import { withoutLabel } from "./withoutLabel.ts";

/**
 * A tax number as it is written, from one that was typed or pasted without its hyphens; anything else stays as it is.
 *
 * @rule LAW-5, FORM-6
 * @example taxNumberFromInput("12345676241") // => "12345676-2-41"
 * @example taxNumberFromInput(" 12345676 – 2 – 41") // => "12345676-2-41"
 * @example taxNumberFromInput("DE123456789") // => "DE123456789"
 */
export function taxNumberFromInput(input: string): string {
  const text = withoutLabel(cleanLine(input));
  const digits = text.replace(/[\s\p{Pd}/]/gu, "");
  return /^\d{11}$/.test(digits) ? `${digits.slice(0, 8)}-${digits.slice(8, 9)}-${digits.slice(9)}` : text;
}

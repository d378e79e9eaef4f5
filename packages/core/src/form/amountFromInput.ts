import { cleanLine } from "../decoding/cleanText.ts";

/**
 * The digits of an amount in whole forint: thousands are apart by spaces, or by points that are followed by three
 * digits, and a currency may stand behind. Anything else stays as it is.
 *
 * @rule FORM-6
 * @example amountFromInput("1.290 Ft") // => "1290"
 * @example amountFromInput("12.5") // => "12.5"
 */
export function amountFromInput(input: string): string {
  const text = cleanLine(input);
  const bare = text.replace(/\s?(?:ft|huf|forint)\.?$|,-{1,2}$/i, "");
  if (/^\d{1,3}(?:\.\d{3})+$/.test(bare)) return bare.replaceAll(".", "");
  const digits = bare.replaceAll(" ", "");
  return /^\d+$/.test(digits) ? digits : text;
}

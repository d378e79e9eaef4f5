import { cleanLine } from "../decoding/cleanText.ts";

/**
 * A barcode as it is stored: 14 digits (GTIN), from one that was scanned, or typed as it stands under the bars. What
 * cannot be a barcode stays as it is.
 *
 * @rule FORM-6
 * @example barcodeFromInput("5 991234 567894") // => "05991234567894"
 */
export function barcodeFromInput(input: string): string {
  const text = cleanLine(input);
  const digits = text.replace(/[\s\p{Pd}]/gu, "");
  return /^(?:\d{8}|\d{12,14})$/.test(digits) ? digits.padStart(14, "0") : text;
}

/**
 * Whether a text is a barcode of 14 digits whose last one is the check digit of the others.
 *
 * @rule FORM-6
 * @example isBarcode("05991234567894") // => true
 */
export function isBarcode(gtin: string): boolean {
  const sum = [...gtin].reduce((total, digit, place) => total + (place % 2 === 0 ? 3 : 1) * Number(digit), 0);
  return /^\d{14}$/.test(gtin) && sum % 10 === 0;
}

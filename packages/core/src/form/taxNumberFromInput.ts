/**
 * A tax number as it is written, from one that was typed or pasted without its hyphens; anything else stays as it is.
 *
 * @rule LAW-5
 * @example taxNumberFromInput("12345676241") // => "12345676-2-41"
 * @example taxNumberFromInput(" 12345676 – 2 – 41") // => "12345676-2-41"
 * @example taxNumberFromInput("DE123456789") // => "DE123456789"
 */
export function taxNumberFromInput(input: string): string {
  const digits = input.replace(/[\s\p{Pd}]/gu, "");
  return /^\d{11}$/.test(digits) ? `${digits.slice(0, 8)}-${digits.slice(8, 9)}-${digits.slice(9)}` : input.trim();
}

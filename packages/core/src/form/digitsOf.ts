/**
 * The digits of a text, for a field that accepts only digits.
 *
 * @rule ADDR-6
 * @example digitsOf("H-1186 ") // => "1186"
 */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, "");
}

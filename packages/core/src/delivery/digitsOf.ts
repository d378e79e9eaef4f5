/**
 * What a field for digits keeps of a text.
 *
 * @rule ADDR-6
 * @example digitsOf("H-1186 ") // => "1186"
 */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, "");
}

/**
 * Whether a text can be a Hungarian postcode; whether it is one, only a look-up tells.
 *
 * @rule ADDR-6
 * @example isPostcode("1186") // => true
 * @example isPostcode("0186") // => false
 */
export function isPostcode(text: string): boolean {
  return /^[1-9]\d{3}$/.test(text);
}

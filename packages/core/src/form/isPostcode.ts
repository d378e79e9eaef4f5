/** The default length of postcodes. */
export const hungarianLength = 4;

/** The length of postcodes; four digits by default. */
export interface PostcodeLength {
  readonly postcodeLength?: number;
}

/**
 * Whether a text has the form of a postcode; only a lookup tells whether it exists.
 *
 * @rule ADDR-6
 * @example isPostcode("1186") // => true
 * @example isPostcode("0186") // => false
 */
export function isPostcode(text: string, { postcodeLength = hungarianLength }: PostcodeLength = {}): boolean {
  return text.length === postcodeLength && /^[1-9]\d*$/.test(text);
}

/** The default length of postcodes. */
export const hungarianLength = 4;

const written = {
  number: /^[1-9]\d*$/,
  digits: /^\d*$/,
  letters: /^[\dA-Z]*$/,
};

/** The form of a country's postcodes, without spaces and hyphens; Hungary's by default. */
export interface PostcodeForm {
  /** The number of characters, the same in each postcode. */
  readonly postcodeLength?: number;
  /** `number`: digits without a 0 in front; `digits`: any digits; `letters`: digits and capital letters. */
  readonly postcodeCharacters?: keyof typeof written;
}

/**
 * Whether a text has the form of a postcode; only a lookup tells whether it exists.
 *
 * @rule ADDR-6
 * @example isPostcode("1186") // => true
 * @example isPostcode("0186") // => false
 */
export function isPostcode(
  text: string,
  { postcodeLength = hungarianLength, postcodeCharacters = "number" }: PostcodeForm = {},
): boolean {
  return text.length === postcodeLength && written[postcodeCharacters].test(text);
}

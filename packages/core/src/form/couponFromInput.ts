import { cleanLine } from "../decoding/cleanText.ts";

/**
 * A coupon's code as it is stored: in capitals, with plain hyphens.
 *
 * @rule FORM-6
 * @example couponFromInput("kamra10\u200b ") // => "KAMRA10"
 */
export const couponFromInput = (input: string): string =>
  cleanLine(input)
    .replace(/\p{Pd}/gu, "-")
    .toUpperCase();

import { digitsOf } from "./digitsOf.ts";
import { hungarianLength, type PostcodeForm } from "./isPostcode.ts";

/**
 * A typed or pasted postcode without what is no part of one, cut to its length.
 *
 * @rule ADDR-6
 * @example postcodeFromInput("H-1186 Budapest") // => "1186"
 * @example postcodeFromInput("1012 ab", { postcodeLength: 6, postcodeCharacters: "letters" }) // => "1012AB"
 */
export function postcodeFromInput(
  input: string,
  { postcodeLength = hungarianLength, postcodeCharacters }: PostcodeForm = {},
): string {
  const kept = postcodeCharacters === "letters" ? input.toUpperCase().replace(/[^\dA-Z]/g, "") : digitsOf(input);
  return kept.slice(0, postcodeLength);
}

import { isPostcode } from "./isPostcode.ts";

/** `incomplete`: the city is cleared; `unknown`: no such postcode, without asking; `complete`: it can be looked up. */
export type PostcodeReadiness = "incomplete" | "unknown" | "complete";

/**
 * What is to be done with the text in a postcode field: four characters are looked up, any other number of them is
 * not, and what cannot be a postcode is unknown without a call.
 *
 * @rule ADDR-6
 * @example postcodeReadiness("118") // => "incomplete"
 * @example postcodeReadiness("0186") // => "unknown"
 * @example postcodeReadiness("1186") // => "complete"
 */
export function postcodeReadiness(text: string): PostcodeReadiness {
  if (text.length !== 4) return "incomplete";
  return isPostcode(text) ? "complete" : "unknown";
}

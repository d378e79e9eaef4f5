import { hungarianLength, isPostcode, type PostcodeLength } from "../../form/isPostcode.ts";

/** `incomplete`: the city is cleared; `unknown`: no such postcode, without asking; `complete`: it can be looked up. */
export type PostcodeReadiness = "incomplete" | "unknown" | "complete";

/**
 * The action for a postcode field's text: as many characters as postcodes have are looked up, other lengths are not, and an invalid one is
 * unknown without a request.
 *
 * @rule ADDR-6
 * @example postcodeReadiness("118") // => "incomplete"
 * @example postcodeReadiness("0186") // => "unknown"
 * @example postcodeReadiness("1186") // => "complete"
 */
export function postcodeReadiness(
  text: string,
  { postcodeLength = hungarianLength }: PostcodeLength = {},
): PostcodeReadiness {
  if (text.length !== postcodeLength) return "incomplete";
  return isPostcode(text, { postcodeLength }) ? "complete" : "unknown";
}

import { hungarianLength, isPostcode, type PostcodeForm } from "../../form/isPostcode.ts";

/** `incomplete`: the city is cleared; `unknown`: invalid, so no request; `complete`: it can be looked up. */
export type PostcodeReadiness = "incomplete" | "unknown" | "complete";

/**
 * The action for a postcode field's text. A text of a postcode's length is looked up, unless it is invalid; a text of
 * another length is incomplete.
 *
 * @rule ADDR-6
 * @example postcodeReadiness("118") // => "incomplete"
 * @example postcodeReadiness("0186") // => "unknown"
 * @example postcodeReadiness("1186") // => "complete"
 */
export function postcodeReadiness(text: string, form: PostcodeForm = {}): PostcodeReadiness {
  if (text.length !== (form.postcodeLength ?? hungarianLength)) return "incomplete";
  return isPostcode(text, form) ? "complete" : "unknown";
}

import type { DeliverySelection } from "./DeliverySelection.ts";
import { isPostcode } from "./isPostcode.ts";
import { pickupPlace } from "./pickupPlace.ts";

/**
 * The postcode that shipping methods are asked for: the selection's, the pickup place's for personal pickup, `null`
 * when nothing usable is chosen.
 *
 * @rule INFO-1
 * @example checkoutPostcode({ type: "personal" }) // => 1186
 * @example checkoutPostcode(null) // => null
 */
export function checkoutPostcode(selection: DeliverySelection | null): number | null {
  if (selection === null) return null;
  const postcode = selection.type === "personal" ? pickupPlace.postcode : selection.zip;
  return isPostcode(postcode) ? Number(postcode) : null;
}

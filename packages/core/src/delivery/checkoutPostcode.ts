import type { DeliverySelection } from "./DeliverySelection.ts";
import { isPostcode } from "./isPostcode.ts";
import { pickupAddress } from "./pickupAddress.ts";
import type { Place } from "./Place.ts";

/**
 * The postcode that shipping methods are asked for: the selection's, the pickup place's for personal pickup, `null`
 * when nothing usable is chosen.
 *
 * @rule INFO-1
 * @example checkoutPostcode({ type: "personal" }) // => 1186
 * @example checkoutPostcode(null) // => null
 */
export function checkoutPostcode(
  selection: DeliverySelection | null,
  { pickup = pickupAddress }: { readonly pickup?: Place | undefined } = {},
): number | null {
  if (selection === null) return null;
  const postcode = selection.type === "personal" ? pickup.postcode : selection.zip;
  return isPostcode(postcode) ? Number(postcode) : null;
}

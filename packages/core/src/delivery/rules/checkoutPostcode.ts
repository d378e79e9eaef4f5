import type { DeliverySelection } from "../model/DeliverySelection.ts";
import { isPostcode, type PostcodeForm } from "../../form/isPostcode.ts";
import { pickupAddress } from "../../address/pickupAddress.ts";
import type { Place } from "../../address/Place.ts";

/**
 * The postcode for shipping methods: the selection's, the pickup place's for pickup, `null` without a usable choice.
 *
 * @rule INFO-1
 * @example checkoutPostcode({ type: "personal" }) // => "1186"
 * @example checkoutPostcode(null) // => null
 */
export function checkoutPostcode(
  selection: DeliverySelection | null,
  { pickup = pickupAddress, ...form }: PostcodeForm & { readonly pickup?: Place | undefined } = {},
): string | null {
  if (selection === null) return null;
  const postcode = selection.type === "personal" ? pickup.postcode : selection.zip;
  return isPostcode(postcode, form) ? postcode : null;
}

import type { DeliverySelection } from "../model/DeliverySelection.ts";
import type { ShippingAddress } from "../../address/ShippingAddress.ts";

/**
 * The default saved address for the selection: the default one, else the first; `null` without any.
 *
 * @rule ADDR-11
 * @example savedSelection([{ id: "7", postcode: "6720", city: "Szeged", isDefault: false }]) // => { type: "delivery", deliveryType: "savedAddress", addressId: "7", zip: "6720", city: "Szeged" }
 */
export function savedSelection(
  addresses: ReadonlyArray<Pick<ShippingAddress, "id" | "postcode" | "city" | "isDefault">>,
): DeliverySelection | null {
  const address = addresses.find(({ isDefault }) => isDefault) ?? addresses[0];
  if (!address) return null;
  const { id, postcode, city } = address;
  return { type: "delivery", deliveryType: "savedAddress", addressId: id, zip: postcode, city };
}

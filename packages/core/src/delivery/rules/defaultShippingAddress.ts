import type { DeliverySelection } from "../model/DeliverySelection.ts";
import type { Destination } from "../../address/Destination.ts";
import { newAddress } from "../../address/newAddress.ts";
import type { ShippingAddress } from "../../address/ShippingAddress.ts";

/**
 * The initial shipping address form: the picked saved address; else the cart's address if it has the picked postcode,
 * else that postcode and its city, both as a new address. `null` without a selection, or for pickup.
 *
 * @rule ADDR-9
 * @rule ADDR-7
 * @example defaultShippingAddress({ type: "delivery", deliveryType: "postcode", zip: "6720", city: "Szeged" }, { savedAddresses: [], cartAddress: null }).id // => "__NEW_ADDRESS__"
 * @example defaultShippingAddress({ type: "personal" }, { savedAddresses: [], cartAddress: null }) // => null
 */
export function defaultShippingAddress(
  selection: DeliverySelection | null,
  {
    savedAddresses,
    cartAddress,
  }: { readonly savedAddresses: ReadonlyArray<ShippingAddress>; readonly cartAddress: Destination | null },
): ShippingAddress | null {
  if (selection?.type !== "delivery") return null;
  const picked = selection.deliveryType === "savedAddress" ? selection.addressId : null;
  const { zip: postcode, city } = selection;
  return (
    savedAddresses.find(({ id }) => id === picked) ?? {
      ...newAddress,
      ...(cartAddress?.postcode === postcode ? cartAddress : { postcode, city }),
    }
  );
}

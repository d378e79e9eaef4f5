import type { DeliverySelection } from "./DeliverySelection.ts";
import type { Destination } from "./Destination.ts";
import { newAddress } from "./newAddress.ts";
import type { ShippingAddress } from "./ShippingAddress.ts";

/**
 * What the form for the shipping address begins with: the saved address that was picked; else the cart's address when it
 * has the picked postcode, else that postcode and its city alone, both as a new address. `null` when nothing is picked,
 * or the goods are fetched.
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

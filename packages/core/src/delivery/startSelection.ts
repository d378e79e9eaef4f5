import type { DeliverySelection } from "./DeliverySelection.ts";
import { savedSelection } from "./savedSelection.ts";
import type { ShippingAddress } from "./ShippingAddress.ts";

/**
 * What the question where the goods go begins with: what was selected before, as far as this shopper can select it.
 * A saved address that is not theirs (any longer) falls back to its postcode; shoppers with saved addresses who have
 * selected nothing, or an address that is gone, begin with their default one, without a default with the first.
 *
 * @rule ADDR-11
 * @example startSelection({ type: "delivery", deliveryType: "savedAddress", addressId: "7", zip: "6720", city: "Szeged" }, { isLoggedIn: false, savedAddresses: [] }) // => { type: "delivery", deliveryType: "postcode", zip: "6720", city: "Szeged" }
 */
export function startSelection(
  selection: DeliverySelection | null,
  {
    isLoggedIn,
    savedAddresses,
  }: {
    readonly isLoggedIn: boolean;
    readonly savedAddresses: ReadonlyArray<Pick<ShippingAddress, "id" | "postcode" | "city" | "isDefault">>;
  },
): DeliverySelection | null {
  const own = isLoggedIn ? savedAddresses : [];
  const picked = selection?.type === "delivery" && selection.deliveryType === "savedAddress" ? selection : null;
  if (selection && (!picked || own.some(({ id }) => id === picked.addressId))) return selection;
  return (
    savedSelection(own) ??
    (picked && { type: "delivery", deliveryType: "postcode", zip: picked.zip, city: picked.city })
  );
}

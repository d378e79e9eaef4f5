import type { DeliverySelection } from "../model/DeliverySelection.ts";
import { savedSelection } from "./savedSelection.ts";
import type { ShippingAddress } from "../../address/ShippingAddress.ts";

/**
 * The delivery dialog's initial value: the former selection, as far as this shopper can select it. A saved address of
 * another user falls back to its postcode; users without a selection, or with a deleted address, start with their
 * default address, else with the first.
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

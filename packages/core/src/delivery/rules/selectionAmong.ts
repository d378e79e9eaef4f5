import type { ShippingAddress } from "../../address/ShippingAddress.ts";
import type { DeliverySelection } from "../model/DeliverySelection.ts";

/**
 * The selection among the addresses that the user has now: a changed address takes its place along, and a deleted one
 * leaves its postcode, as for a guest. Any other selection stays.
 *
 * @rule ADDR-11
 * @example selectionAmong({ type: "delivery", deliveryType: "savedAddress", addressId: "7", zip: "6720", city: "Szeged" }, { savedAddresses: [] }) // => { type: "delivery", deliveryType: "postcode", zip: "6720", city: "Szeged" }
 * @example selectionAmong({ type: "personal" }, { savedAddresses: [] }) // => { type: "personal" }
 */
export function selectionAmong(
  selection: DeliverySelection | null,
  { savedAddresses }: { readonly savedAddresses: ReadonlyArray<Pick<ShippingAddress, "id" | "postcode" | "city">> },
): DeliverySelection | null {
  if (selection?.type !== "delivery" || selection.deliveryType !== "savedAddress") return selection;
  const { type, addressId, zip, city } = selection;
  const address = savedAddresses.find(({ id }) => id === addressId);
  if (!address) return { type, deliveryType: "postcode", zip, city };
  const isSame = address.postcode === zip && address.city === city;
  return isSame ? selection : { ...selection, zip: address.postcode, city: address.city };
}

import type { DeliverySelection } from "../model/DeliverySelection.ts";
import { pickupAddress } from "../../address/pickupAddress.ts";
import type { Place } from "../../address/Place.ts";
import { deliveryTexts, type DeliveryTexts } from "../text.hu.ts";

/**
 * The delivery address as text.
 *
 * @rule ADDR-5
 * @example displaySelection({ type: "delivery", deliveryType: "postcode", zip: "1186", city: "Budapest" }) // => "1186 Budapest"
 */
export function displaySelection(
  selection: DeliverySelection,
  {
    texts = deliveryTexts,
    pickup = pickupAddress,
  }: { readonly texts?: DeliveryTexts | undefined; readonly pickup?: Place | undefined } = {},
): string {
  return selection.type === "personal"
    ? texts.personalPickup(`${pickup.postcode} ${pickup.city}`)
    : `${selection.zip} ${selection.city}`;
}

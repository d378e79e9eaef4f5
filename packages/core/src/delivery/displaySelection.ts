import type { DeliverySelection } from "./DeliverySelection.ts";
import { pickupPlace } from "./pickupPlace.ts";
import { deliveryTexts, type DeliveryTexts } from "./text.hu.ts";

/**
 * Where the goods go, as shoppers read it.
 *
 * @rule ADDR-5
 * @example displaySelection({ type: "delivery", deliveryType: "postcode", zip: "1186", city: "Budapest" }) // => "1186 Budapest"
 */
export function displaySelection(
  selection: DeliverySelection,
  { texts = deliveryTexts }: { readonly texts?: DeliveryTexts | undefined } = {},
): string {
  return selection.type === "personal"
    ? texts.personalPickup(`${pickupPlace.postcode} ${pickupPlace.city}`)
    : `${selection.zip} ${selection.city}`;
}

import { digitsOf } from "@kamra/core/delivery";
import { deliveryAnswer } from "@kamra/core/dialogs";
import type { StorefrontShop } from "../shop/createStorefrontShop.ts";
import type { FormQuestion } from "./FormOutcome.ts";

/**
 * Applies a form's delivery answer; returns the open question, or null.
 * @rule CART-9
 */
export async function deliveryQuestion(shop: StorefrontShop, fields: URLSearchParams): Promise<FormQuestion | null> {
  const postcode = digitsOf(fields.get("postcode") ?? "").slice(0, shop.settings.postcodeLength);
  if (!fields.has("postcode")) return null;
  const lookup = await shop.delivery.lookUpPostcode(postcode);
  const places = lookup.status === "found" ? lookup.places : [];
  const answer = deliveryAnswer(
    { type: "delivery", deliveryType: "postcode", postcode, city: fields.get("city"), addressId: null },
    { places, savedAddresses: [], isPickupAvailable: false },
  );
  if (answer === null) {
    const problem = lookup.status === "unknown" ? lookup.message : null;
    return { kind: "delivery", postcode, cities: places.map(({ city }) => city), problem };
  }
  await shop.delivery.select(answer);
  return null;
}

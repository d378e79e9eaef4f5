import { missingFields } from "../../form/missingFields.ts";
import type { Destination } from "../../address/Destination.ts";
import { type ShippingKind, shippingTraits } from "../../shipping/shippingKinds.ts";

const house = ["name", "postcode", "city", "street", "houseNumber"] as const;

/** A field that a shipping address needs for delivery to a house. */
export type ShippingField = (typeof house)[number];

/**
 * The missing fields of a shipping address for a shipping method; empty when complete. An unknown method needs a whole
 * address.
 *
 * @rule CHK-3
 * @example missingShippingFields({ name: "Anna", postcode: "1186", city: "Budapest", street: " ", houseNumber: null }, { kind: "courier" }) // => ["street", "houseNumber"]
 * @example missingShippingFields({ name: null, postcode: "1186", city: "Budapest", street: null, houseNumber: null }, { kind: "postPoint" }) // => []
 */
export function missingShippingFields(
  address: Pick<Destination, ShippingField>,
  { kind }: { readonly kind: ShippingKind | null },
): ReadonlyArray<ShippingField> {
  return missingFields(address, { required: shippingTraits({ kind }).goesTo === "house" ? house : [] });
}

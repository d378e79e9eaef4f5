import { missingFields } from "../form/missingFields.ts";
import type { Destination } from "./Destination.ts";
import type { ShippingKind } from "./ShippingMethod.ts";

const house = ["name", "postcode", "city", "street", "houseNumber"] as const;
export type ShippingField = (typeof house)[number];

/** What an address has to say for each way of getting the goods: they are brought to a house, or wait at a place of ours. */
const required: Readonly<Record<ShippingKind, ReadonlyArray<ShippingField>>> = {
  courier: house,
  postal: house,
  postPoint: [],
  pickup: [],
};

/**
 * What a shipping address still lacks for a way of getting the goods; empty when they can be brought there. A method that
 * this version does not know needs a whole address.
 *
 * @rule CHK-3
 * @example missingShippingFields({ name: "Anna", postcode: "1186", city: "Budapest", street: " ", houseNumber: null }, { kind: "courier" }) // => ["street", "houseNumber"]
 * @example missingShippingFields({ name: null, postcode: "1186", city: "Budapest", street: null, houseNumber: null }, { kind: "postPoint" }) // => []
 */
export function missingShippingFields(
  address: Pick<Destination, ShippingField>,
  { kind }: { readonly kind: ShippingKind | null },
): ReadonlyArray<ShippingField> {
  return missingFields(address, { required: kind === null ? house : required[kind] });
}

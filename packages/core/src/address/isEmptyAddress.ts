import { isBlank } from "../form/isBlank.ts";
import type { Destination } from "./Destination.ts";

/**
 * Whether an address has none of: name, city, street, postcode, telephone.
 *
 * @rule ADDR-1
 * @example isEmptyAddress({ name: " ", city: "", street: null, postcode: "", telephone: null }) // => true
 * @example isEmptyAddress({ name: null, city: "", street: null, postcode: "1186", telephone: null }) // => false
 */
export function isEmptyAddress({
  name,
  city,
  street,
  postcode,
  telephone,
}: Pick<Destination, "name" | "city" | "street" | "postcode" | "telephone">): boolean {
  return [name, city, street, postcode, telephone].every(isBlank);
}

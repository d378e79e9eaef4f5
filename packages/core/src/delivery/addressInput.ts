import type { Address } from "./Address.ts";
import { isPostcode } from "./isPostcode.ts";

/**
 * What shipping and billing addresses have in common, as an account's addresses are written: without their id and where
 * they came from, the postcode a number.
 *
 * Errors: RangeError when the postcode cannot be one.
 *
 * @rule ADDR-8
 * @example addressInput({ name: "Anna", postcode: "6720", city: "Szeged", street: null, houseNumber: "1", isDefault: true }) // => { name: "Anna", postcode: 6720, city: "Szeged", street: null, house_number: "1", is_default: true }
 */
export function addressInput({
  name,
  postcode,
  city,
  street,
  houseNumber,
  isDefault,
}: Address & { readonly name: string | null; readonly isDefault: boolean }) {
  if (!isPostcode(postcode)) throw new RangeError(`Not a postcode: ${postcode}`);
  return { name, postcode: Number(postcode), city, street, house_number: houseNumber, is_default: isDefault };
}

import type { Address } from "./Address.ts";
import { isPostcode, type PostcodeForm } from "../form/isPostcode.ts";

/**
 * The common fields of shipping and billing addresses as input: without id and origin, with a numeric postcode.
 *
 * Errors: RangeError for an invalid postcode.
 *
 * @rule ADDR-8
 * @example addressInput({ name: "Anna", postcode: "6720", city: "Szeged", street: null, houseNumber: "1", isDefault: true }) // => { name: "Anna", postcode: 6720, city: "Szeged", street: null, house_number: "1", is_default: true }
 */
export function addressInput(
  {
    name,
    postcode,
    city,
    street,
    houseNumber,
    isDefault,
  }: Address & { readonly name: string | null; readonly isDefault: boolean },
  form?: PostcodeForm,
) {
  if (!isPostcode(postcode, form)) throw new RangeError(`Not a postcode: ${postcode}`);
  return { name, postcode: Number(postcode), city, street, house_number: houseNumber, is_default: isDefault };
}

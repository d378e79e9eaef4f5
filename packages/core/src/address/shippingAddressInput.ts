import { addressInput } from "./addressInput.ts";
import type { PostcodeForm } from "../form/isPostcode.ts";
import type { ShippingAddress } from "./ShippingAddress.ts";

/**
 * A shipping address as input: without its id and origin, with a numeric postcode.
 *
 * Errors: RangeError for an invalid postcode.
 *
 * @rule ADDR-8
 * @example shippingAddressInput({ id: "7", name: "Anna", postcode: "6720", city: "Szeged", street: null, houseNumber: "1", telephone: null, note: null, isDefault: true, isImported: false }) // => { name: "Anna", postcode: 6720, city: "Szeged", street: null, house_number: "1", telephone: null, note: null, is_default: true }
 */
export function shippingAddressInput(address: ShippingAddress, form?: PostcodeForm) {
  const { telephone, note } = address;
  return { ...addressInput(address, form), telephone, note };
}

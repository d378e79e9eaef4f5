import { addressInput } from "./addressInput.ts";
import type { ShippingAddress } from "./ShippingAddress.ts";

/**
 * A shipping address as an account's is written: without its id and whether it came from the loyalty account, the
 * postcode a number.
 *
 * Errors: RangeError when the postcode cannot be one.
 *
 * @rule ADDR-8
 * @example shippingAddressInput({ id: "7", name: "Anna", postcode: "6720", city: "Szeged", street: null, houseNumber: "1", telephone: null, note: null, isDefault: true, isGoodid: false }) // => { name: "Anna", postcode: 6720, city: "Szeged", street: null, house_number: "1", telephone: null, note: null, is_default: true }
 */
export function shippingAddressInput(address: ShippingAddress) {
  const { telephone, note } = address;
  return { ...addressInput(address), telephone, note };
}

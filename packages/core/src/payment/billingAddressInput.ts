import { addressInput } from "../delivery/addressInput.ts";
import type { BillingAddress } from "./BillingAddress.ts";

/**
 * A billing address as an account's is written: without its id, whether it came from the loyalty account and whether it
 * may pay by bank transfer, the postcode a number.
 *
 * Errors: RangeError when the postcode cannot be one.
 *
 * @rule ADDR-8
 * @example billingAddressInput({ id: "7", name: "Anna", postcode: "6720", city: "Szeged", street: null, houseNumber: "1", isCompany: false, vatNumber: null, bankTransferEnabled: true, isDefault: true, isGoodid: false }) // => { name: "Anna", postcode: 6720, city: "Szeged", street: null, house_number: "1", is_company: false, vat_number: null, is_default: true }
 */
export function billingAddressInput(address: BillingAddress) {
  return { ...addressInput(address), is_company: address.isCompany, vat_number: address.vatNumber };
}

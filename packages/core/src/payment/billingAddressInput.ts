import { addressInput } from "../address/addressInput.ts";
import type { PostcodeForm } from "../form/isPostcode.ts";
import type { BillingAddress } from "./BillingAddress.ts";

/**
 * A billing address as input: without its id, origin and permission for bank transfer, with a numeric postcode.
 *
 * Errors: RangeError for an invalid postcode.
 *
 * @rule ADDR-8
 * @example billingAddressInput({ id: "7", name: "Anna", postcode: "6720", city: "Szeged", street: null, houseNumber: "1", isCompany: false, vatNumber: null, bankTransferEnabled: true, isDefault: true, isImported: false }) // => { name: "Anna", postcode: 6720, city: "Szeged", street: null, house_number: "1", is_company: false, vat_number: null, is_default: true }
 */
export function billingAddressInput(address: BillingAddress, form?: PostcodeForm) {
  return { ...addressInput(address, form), is_company: address.isCompany, vat_number: address.vatNumber };
}

import type { ShippingAddress } from "./ShippingAddress.ts";

/**
 * An address that is not saved yet, before anything is entered; its id says so.
 *
 * @rule ADDR-7
 */
export const newAddress: ShippingAddress = {
  id: "__NEW_ADDRESS__",
  name: null,
  postcode: "",
  city: "",
  street: null,
  houseNumber: null,
  telephone: null,
  note: null,
  isDefault: false,
  isGoodid: false,
};

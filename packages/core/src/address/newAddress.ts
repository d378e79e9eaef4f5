import type { ShippingAddress } from "./ShippingAddress.ts";

/**
 * An empty address before it is saved; its id marks it as new.
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
  isImported: false,
};

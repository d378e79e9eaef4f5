import { newAddress } from "../address/newAddress.ts";
import type { BillingAddress } from "./BillingAddress.ts";

/**
 * An empty billing address before it is saved; its id marks it as new.
 *
 * @rule ADDR-7
 */
export const newBillingAddress: BillingAddress = {
  id: newAddress.id,
  name: null,
  postcode: "",
  city: "",
  street: null,
  houseNumber: null,
  isCompany: false,
  vatNumber: null,
  bankTransferEnabled: false,
  isDefault: false,
  isImported: false,
};

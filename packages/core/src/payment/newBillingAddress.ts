import { newAddress } from "../delivery/newAddress.ts";
import type { BillingAddress } from "./BillingAddress.ts";

/**
 * A billing address that is not saved yet, before anything is entered; its id says so.
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
  isGoodid: false,
};

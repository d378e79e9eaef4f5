import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { runs } from "../../runs.test.config.ts";
import { defaultShippingAddress } from "./defaultShippingAddress.ts";
import { selections } from "../model/methods.test.arbitrary.ts";
import { newAddress } from "../../address/newAddress.ts";

const destination = {
  name: fc.constant("Kis Anna"),
  postcode: fc.constantFrom("1186", "6720"),
  city: fc.constantFrom("Budapest", "Szeged"),
  street: fc.constant("Fő tér"),
  houseNumber: fc.constant("1"),
  telephone: fc.constant(null),
  note: fc.constant(null),
};
const saved = fc.array(
  fc.record({
    ...destination,
    id: fc.constantFrom("11", "12", "13"),
    isDefault: fc.boolean(),
    isImported: fc.boolean(),
  }),
  { maxLength: 3 },
);

it.prop([selections, saved, fc.option(fc.record(destination))], runs)(
  "[ADDR-9] the default is the saved address, else the cart's if it has the selected postcode, else the postcode alone",
  (selection, savedAddresses, cartAddress) => {
    const filled = defaultShippingAddress(selection, { savedAddresses, cartAddress });
    if (selection === null || selection.type === "personal") expect(filled).toBeNull();
    else {
      const id = "addressId" in selection ? selection.addressId : null;
      const [found] = savedAddresses.filter((address) => address.id === id);
      const { zip: postcode, city } = selection;
      if (found !== undefined) expect(filled).toBe(found);
      else if (cartAddress?.postcode === postcode) expect(filled).toEqual({ ...newAddress, ...cartAddress });
      else expect(filled).toEqual({ ...newAddress, postcode, city });
    }
  },
);

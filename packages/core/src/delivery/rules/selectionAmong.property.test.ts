import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { runs } from "../../runs.test.config.ts";
import { selections } from "../model/methods.test.arbitrary.ts";
import { selectionAmong } from "./selectionAmong.ts";

const addresses = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom("12", "13"),
    postcode: fc.constantFrom("1186", "6720"),
    city: fc.constantFrom("Budapest", "Szeged"),
  }),
  { selector: ({ id }) => id, maxLength: 3 },
);

it.prop([selections, addresses], runs)(
  "[ADDR-11] no selection is left of an address that the user does not have, and none of another place than the address's",
  (selection, savedAddresses) => {
    const kept = selectionAmong(selection, { savedAddresses });
    expect(selectionAmong(kept, { savedAddresses })).toBe(kept);
    const picked = selection !== null && "addressId" in selection ? selection : null;
    if (picked === null) {
      expect(kept).toBe(selection);
      return;
    }
    const address = savedAddresses.find(({ id }) => id === picked.addressId);
    const { zip, city } = picked;
    expect(kept).toEqual(
      address === undefined
        ? { type: "delivery", deliveryType: "postcode", zip, city }
        : { ...picked, zip: address.postcode, city: address.city },
    );
  },
);

import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { runs } from "../../runs.test.config.ts";
import { selections } from "../model/methods.test.arbitrary.ts";
import { startSelection } from "./startSelection.ts";

const addresses = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom("11", "12", "13"),
    postcode: fc.constantFrom("1186", "6720"),
    city: fc.constantFrom("Budapest", "Szeged"),
    isDefault: fc.boolean(),
  }),
  { selector: ({ id }) => id, maxLength: 3 },
);

it.prop([selections, addresses], runs)(
  "[ADDR-11] a guest never begins with a saved address",
  (selection, savedAddresses) => {
    const start = startSelection(selection, { isLoggedIn: false, savedAddresses });
    const isSaved = selection !== null && "addressId" in selection;
    const { zip, city } = isSaved ? selection : { zip: "", city: "" };
    expect(start).toEqual(isSaved ? { type: "delivery", deliveryType: "postcode", zip, city } : selection);
  },
);

it.prop([selections, addresses], runs)(
  "[ADDR-11] without a valid choice of their own, shoppers start with their default address or their first",
  (selection, savedAddresses) => {
    const start = startSelection(selection, { isLoggedIn: true, savedAddresses });
    const picked = selection !== null && "addressId" in selection ? selection : null;
    const stands = picked === null ? selection !== null : savedAddresses.some(({ id }) => id === picked.addressId);
    const [own] = [...savedAddresses.filter(({ isDefault }) => isDefault), ...savedAddresses];
    if (stands) expect(start).toBe(selection);
    else if (own !== undefined) {
      const { id, postcode, city } = own;
      expect(start).toEqual({ type: "delivery", deliveryType: "savedAddress", addressId: id, zip: postcode, city });
    } else {
      expect(start).toEqual(
        picked && { type: "delivery", deliveryType: "postcode", zip: picked.zip, city: picked.city },
      );
    }
  },
);

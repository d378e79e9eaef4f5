import fc from "fast-check";
import { expect, it } from "vitest";
import { allergenCodes } from "../../product/allergenCodes.ts";
import { joinedAllergens } from "./joinedAllergens.ts";

const lists = fc.subarray([...allergenCodes]).chain((codes) => fc.shuffledSubarray(codes, { minLength: codes.length }));

it("[ALLERGEN-4] a login loses no allergen, adds none, and does not depend on where each was chosen", () => {
  fc.assert(
    fc.property(lists, lists, (device, account) => {
      const joined = joinedAllergens(device, { account });
      expect(new Set(joined)).toEqual(new Set([...device, ...account]));
      expect(joined).toEqual(joinedAllergens(account, { account: device }));
      expect(joined).toEqual(allergenCodes.filter((code) => joined.includes(code)));
    }),
  );
});

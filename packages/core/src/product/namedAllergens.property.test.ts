import fc from "fast-check";
import { expect, it } from "vitest";
import { allergenCodes } from "./allergenCodes.ts";
import { namedAllergens } from "./namedAllergens.ts";

const some = fc.shuffledSubarray([...allergenCodes]);

it("[ALLERGEN-2] what is named is both avoided and in the product's data, each once and in one order", () => {
  fc.assert(
    fc.property(some, some, (avoided, named) => {
      const shown = namedAllergens({ allergens: [...named, "kiwi", ...named] }, { avoided });
      expect(new Set(shown)).toEqual(new Set(named.filter((code) => avoided.includes(code))));
      expect(shown).toEqual(allergenCodes.filter((code) => shown.includes(code)));
    }),
  );
});

it("[ALLERGEN-2] nothing is named to a shopper who avoids nothing", () => {
  fc.assert(
    fc.property(some, (allergens) => {
      expect(namedAllergens({ allergens }, { avoided: [] })).toEqual([]);
    }),
  );
});

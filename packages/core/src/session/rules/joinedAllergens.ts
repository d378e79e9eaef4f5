import { type AllergenCode, allergenCodes } from "../../product/allergenCodes.ts";

/**
 * The allergens to avoid after a login: those of the device and those of the account, in the order of Annex II. A
 * warning too many is taken off with a press; one too few makes ill.
 *
 * @rule ALLERGEN-4
 * @example joinedAllergens(["milk"], { account: ["gluten", "milk"] }) // => ["gluten", "milk"]
 */
export const joinedAllergens = (
  device: ReadonlyArray<AllergenCode>,
  { account }: { readonly account: ReadonlyArray<AllergenCode> },
): ReadonlyArray<AllergenCode> => allergenCodes.filter((code) => device.includes(code) || account.includes(code));

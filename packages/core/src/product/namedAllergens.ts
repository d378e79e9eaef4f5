import { type AllergenCode, allergenCodes } from "./allergenCodes.ts";
import type { Product } from "./Product.ts";

/**
 * The avoided allergens that the manufacturer's data name, in the order of Annex II. An empty result does not mean that
 * the product is free of them: the data may be incomplete.
 *
 * @rule ALLERGEN-2
 * @example namedAllergens({ allergens: ["milk", "gluten"] }, { avoided: ["eggs", "milk"] }) // => ["milk"]
 * @example namedAllergens({ allergens: [] }, { avoided: ["milk"] }) // => []
 */
export const namedAllergens = (
  { allergens }: Pick<Product, "allergens">,
  { avoided }: { readonly avoided: ReadonlyArray<AllergenCode> },
): ReadonlyArray<AllergenCode> => allergenCodes.filter((code) => avoided.includes(code) && allergens.includes(code));

import type { ProductFilters } from "@kamra/core/catalogue";

/**
 * The filters that leave out products with an allergen, or no longer do.
 *
 * @example withoutAllergen({}, { code: "milk", isOn: true }) // => { withoutAllergens: ["milk"] }
 * @example withoutAllergen({ withoutAllergens: ["milk"] }, { code: "milk", isOn: false }) // => {}
 */
export const withoutAllergen = (
  { withoutAllergens = [], ...rest }: ProductFilters,
  { code, isOn }: { readonly code: string; readonly isOn: boolean },
): ProductFilters => {
  const others = withoutAllergens.filter((each) => each !== code);
  const codes = isOn ? [...others, code].sort() : others;
  return codes.length === 0 ? rest : { ...rest, withoutAllergens: codes };
};

import type { ProductFilters } from "@kamra/core/catalogue";

/**
 * The filters with one attribute option toggled; attributes without options are left out.
 *
 * @example toggledOption({}, { code: "brand", optionId: "7", isOn: true }) // => { attributes: { brand: ["7"] } }
 */
export const toggledOption = (
  filters: ProductFilters,
  { code, optionId, isOn }: { readonly code: string; readonly optionId: string; readonly isOn: boolean },
): ProductFilters => {
  const { attributes = {}, ...rest } = filters;
  const others = (attributes[code] ?? []).filter((id) => id !== optionId);
  const options = isOn ? [...others, optionId] : others;
  const changed = Object.fromEntries(
    Object.entries({ ...attributes, [code]: options }).filter(([, ids]) => ids.length > 0),
  );
  return Object.keys(changed).length === 0 ? rest : { ...rest, attributes: changed };
};

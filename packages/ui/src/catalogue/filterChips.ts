import type { ProductFilters, ProductPage } from "@kamra/core/catalogue";
import { allergenName, type AllergenTexts, huf } from "@kamra/core/product";
import { type Formatted, formatHuf } from "@kamra/core/text";
import type { catalogueTexts } from "./text.hu.ts";
import { toggledOption } from "./toggledOption.ts";
import { withoutAllergen } from "./withoutAllergen.ts";

/** A filter that the shopper has set. */
export interface ActiveFilter {
  readonly key: string;
  readonly label: string;
  /** The filters without it. */
  readonly rest: ProductFilters;
}

interface Naming extends Formatted {
  readonly facets: ProductPage["facets"];
  readonly texts: typeof catalogueTexts;
  readonly allergens?: AllergenTexts | undefined;
}

const pricesOf = (filters: ProductFilters, { texts, formats }: Naming): ReadonlyArray<ActiveFilter> => {
  const { priceFrom, priceTo, ...rest } = filters;
  const amount = (price: number) => formatHuf(huf(price), { formats });
  const labelled = (label: string) => [{ key: "price", label, rest }];
  if (priceFrom === undefined) return priceTo === undefined ? [] : labelled(texts.priceAtMost(amount(priceTo)));
  if (priceTo === undefined) return labelled(texts.priceAtLeast(amount(priceFrom)));
  return labelled(texts.priceBetween(amount(priceFrom), amount(priceTo)));
};

const flagsOf = (filters: ProductFilters, texts: Naming["texts"]): ReadonlyArray<ActiveFilter> =>
  (["discounted", "news"] as const).flatMap((flag) => {
    const { [flag]: isOn = false, ...rest } = filters;
    return isOn ? [{ key: flag, label: texts[flag], rest }] : [];
  });

/** The active filters, a price range as one. An option without products is labelled by its attribute. */
export const filterChips = (filters: ProductFilters, naming: Naming): ReadonlyArray<ActiveFilter> => {
  const { facets, texts, allergens } = naming;
  return [
    ...flagsOf(filters, texts),
    ...pricesOf(filters, naming),
    ...Object.entries(filters.attributes ?? {}).flatMap(([code, ids]) => {
      const facet = facets.attributes.find((each) => each.code === code);
      return ids.map((optionId) => ({
        key: `${code}-${optionId}`,
        label: facet?.options.find(({ id }) => id === optionId)?.label ?? facet?.name ?? texts.filter,
        rest: toggledOption(filters, { code, optionId, isOn: false }),
      }));
    }),
    ...(filters.withoutAllergens ?? []).map((code) => ({
      key: `without-${code}`,
      label: texts.withoutAllergen(allergenName(code, { texts: allergens })),
      rest: withoutAllergen(filters, { code, isOn: false }),
    })),
  ];
};

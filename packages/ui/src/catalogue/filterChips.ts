import type { ProductFilters, ProductPage } from "@kamra/core/catalogue";
import { allergenName, huf } from "@kamra/core/product";
import { formatHuf } from "@kamra/core/text";
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

interface Naming {
  readonly facets: ProductPage["facets"];
  readonly texts: typeof catalogueTexts;
}

const pricesOf = (filters: ProductFilters, texts: Naming["texts"]): ReadonlyArray<ActiveFilter> => {
  const { priceFrom, priceTo, ...rest } = filters;
  const ends = [
    ...(priceFrom === undefined ? [] : [texts.priceAtLeast(formatHuf(huf(priceFrom)))]),
    ...(priceTo === undefined ? [] : [texts.priceAtMost(formatHuf(huf(priceTo)))]),
  ];
  return ends.length === 0 ? [] : [{ key: "price", label: ends.join(", "), rest }];
};

const flagsOf = (filters: ProductFilters, texts: Naming["texts"]): ReadonlyArray<ActiveFilter> =>
  (["discounted", "news"] as const).flatMap((flag) => {
    const { [flag]: isOn = false, ...rest } = filters;
    return isOn ? [{ key: flag, label: texts[flag], rest }] : [];
  });

/** The active filters, a price range as one. An option without products is labelled by its attribute. */
export const filterChips = (filters: ProductFilters, { facets, texts }: Naming): ReadonlyArray<ActiveFilter> => [
  ...flagsOf(filters, texts),
  ...pricesOf(filters, texts),
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
    label: texts.withoutAllergen(allergenName(code, { texts: texts.allergens })),
    rest: withoutAllergen(filters, { code, isOn: false }),
  })),
];

import type { ProductFilters } from "@kamra/core/catalogue";

/**
 * The number of active filters; a price range counts as one.
 * @example activeFilterCount({ categoryId: "3", discounted: true, priceFrom: 100, priceTo: 500 }) // => 2
 */
export const activeFilterCount = ({
  attributes = {},
  priceFrom,
  priceTo,
  discounted = false,
  news = false,
  withoutAllergens = [],
}: ProductFilters): number =>
  Object.values(attributes).reduce((sum, ids) => sum + ids.length, withoutAllergens.length) +
  [priceFrom !== undefined || priceTo !== undefined, discounted, news].filter(Boolean).length;

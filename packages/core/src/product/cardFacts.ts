import { isWeighed } from "./isWeighed.ts";
import type { Product } from "./Product.ts";

/** What a card says of a product beside its name and price; null where it says nothing. */
export interface CardFacts {
  readonly origin: string | null;
  /** Days after delivery for which it keeps at least. */
  readonly freshDays: number | null;
}

/** Food that keeps longer is not fresh: the days do not help a shopper to choose. */
const freshAtMost = 14;

/**
 * Where fresh food comes from and for how long it keeps. Other goods say neither, nor do those whose page does not.
 *
 * @rule CAT-10
 * @example cardFacts({ origin: "Spanyolország", minimumExpiryDays: 7, defaultUnit: { name: "db" } }) // => { origin: "Spanyolország", freshDays: 7 }
 * @example cardFacts({ origin: "Magyarország", minimumExpiryDays: 180, defaultUnit: { name: "db" } }) // => { origin: null, freshDays: null }
 */
export function cardFacts({
  origin,
  minimumExpiryDays: days,
  defaultUnit,
}: Pick<Product, "origin" | "minimumExpiryDays"> & {
  readonly defaultUnit: Pick<Product["defaultUnit"], "name">;
}): CardFacts {
  const freshDays = days !== null && days > 0 && days <= freshAtMost ? days : null;
  return { origin: freshDays !== null || isWeighed(defaultUnit) ? origin : null, freshDays };
}

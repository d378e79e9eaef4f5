import { type CurrentPrices, type Moment, newsClock, priceClock, type Product } from "@kamra/core/product";

/** The dates of a product at which its price can change. */
export type TimedProduct = CurrentPrices & Pick<Product, "newsFrom" | "newsTo">;

/** The next change of a product's price or of whether it is news, in milliseconds since 1970; `null` for never. */
export function soonestChange(products: ReadonlyArray<TimedProduct>, moment: Moment): number | null {
  const changes = products.flatMap((product) => [
    priceClock(product, moment).changesAt,
    newsClock(product, moment).changesAt,
  ]);
  return changes.reduce(
    (soonest, change) => (change !== null && (soonest === null || change < soonest) ? change : soonest),
    null,
  );
}

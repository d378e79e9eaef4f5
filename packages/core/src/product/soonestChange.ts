import type { CurrentPrices } from "./currentPrice.ts";
import type { Moment } from "./Moment.ts";
import { newsClock } from "./newsClock.ts";
import { priceClock } from "./priceClock.ts";
import type { Product } from "./Product.ts";

/**
 * When the price of one of the products changes next, or whether it is news, in milliseconds since 1970: until then a
 * page that shows them is right. `null` when nothing is known to change.
 *
 * @rule PRICE-1, PRICE-7
 * @example soonestChange([], { now: new Date() }) // => null
 */
export function soonestChange(
  products: ReadonlyArray<CurrentPrices & Pick<Product, "newsFrom" | "newsTo">>,
  moment: Moment,
): number | null {
  let soonest = Infinity;
  for (const product of products) {
    for (const { changesAt } of [priceClock(product, moment), newsClock(product, moment)]) {
      if (changesAt !== null && changesAt < soonest) soonest = changesAt;
    }
  }
  return soonest === Infinity ? null : soonest;
}

import { currentPrice, type CurrentPrices } from "./currentPrice.ts";
import type { Moment } from "./Moment.ts";
import { percentBelow } from "./percentBelow.ts";

/**
 * By how many percent the current price is below the regular one; 0 when it is not below. Never show this: what shoppers see is
 * `priceReduction` (LAW-1), which the lowest price of 30 days may turn down.
 *
 * Units: whole percent. Rounding: half up, exact.
 *
 * @rule PRICE-4
 * @example discountPercent({ regularPrice: 599, specialPrice: 499, specialFrom: null, specialTo: null, personalPrice: null }, { now: new Date() }) // => 17
 */
export function discountPercent(product: CurrentPrices, moment: Moment): number {
  return percentBelow(currentPrice(product, moment), { reference: product.regularPrice });
}

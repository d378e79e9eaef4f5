import { currentPrice, type CurrentPrices } from "./currentPrice.ts";
import type { Moment } from "./Moment.ts";
import { percentBelow } from "./percentBelow.ts";

/**
 * The percentage by which the current price is below the regular one; else 0. Do not show it: shoppers see
 * `priceReduction` (LAW-1), which also reads the lowest price of 30 days.
 *
 * Units: whole percent. Rounding: half up, exact.
 *
 * @rule PRICE-4
 * @example discountPercent({ regularPrice: 599, specialPrice: 499, specialFrom: null, specialTo: null, personalPrice: null }, { now: new Date() }) // => 17
 */
export function discountPercent(product: CurrentPrices, moment: Moment): number {
  return percentBelow(currentPrice(product, moment), { reference: product.regularPrice });
}

import type { Huf } from "./amounts.ts";
import { isSpecialPriceActive } from "./isSpecialPriceActive.ts";
import type { Moment } from "./Moment.ts";
import type { ProductPrices } from "./Product.ts";

/** The product fields that the current price depends on. */
export type CurrentPrices = Pick<
  ProductPrices,
  "regularPrice" | "specialPrice" | "specialFrom" | "specialTo" | "personalPrice"
>;

/**
 * The current price of one default unit.
 *
 * Units: whole forint, gross, without the deposit.
 *
 * @rule PRICE-3
 * @example currentPrice({ regularPrice: 599, specialPrice: 499, specialFrom: null, specialTo: null, personalPrice: 549 }, { now: new Date() }) // => 499
 */
export function currentPrice(product: CurrentPrices, moment: Moment): Huf {
  const { specialPrice, personalPrice, regularPrice } = product;
  return (specialPrice && isSpecialPriceActive(product, moment) ? specialPrice : personalPrice) || regularPrice;
}

import type { Huf } from "./amounts.ts";
import { isSpecialPriceActive } from "./isSpecialPriceActive.ts";
import type { Moment } from "./Moment.ts";
import type { ProductPrices } from "./Product.ts";

/** The product fields that the current price depends on. */
export type CurrentPrices = Pick<
  ProductPrices,
  "regularPrice" | "specialPrice" | "specialFrom" | "specialTo" | "personalPrice"
>;

/** A price, or the time at which it is the current one. */
export type PricedAt = Moment | { readonly price: Huf };

/** The price of one default unit: the given one, else the current one. */
export const priceAt = (product: CurrentPrices, at: PricedAt): Huf =>
  "price" in at ? at.price : currentPrice(product, at);

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

import type { Huf } from "./amounts.ts";
import { type CurrentPrices, priceAt, type PricedAt } from "./currentPrice.ts";
import { percentBelow } from "./percentBelow.ts";
import type { ProductPrices } from "./Product.ts";

/** A price reduction as a card shows it. */
export interface PriceReduction {
  /** The struck-through price beside the current one. */
  readonly struckPrice: Huf;
  /** Whole percent below the struck price; 0 for a reduction under half a percent. */
  readonly percent: number;
}

/**
 * The reduction to show: measured from the lowest price of the last 30 days if known, else from the regular price.
 * `null` when the price, the current one or the given one, is not lower.
 *
 * Rounding: percent half up, exact.
 *
 * @rule LAW-1
 * @example priceReduction({ regularPrice: 1000, specialPrice: 800, specialFrom: null, specialTo: null, personalPrice: null, priorPrice: 900 }, { now: new Date() }) // => { struckPrice: 900, percent: 11 }
 */
export function priceReduction(
  product: CurrentPrices & Pick<ProductPrices, "priorPrice">,
  at: PricedAt,
): PriceReduction | null {
  const price = priceAt(product, at);
  const struckPrice = product.priorPrice ?? product.regularPrice;
  return struckPrice > price ? { struckPrice, percent: percentBelow(price, { reference: struckPrice }) } : null;
}

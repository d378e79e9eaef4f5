/** Whole forint, both inclusive; null without a bound. */
export interface PriceRange {
  readonly from: number | null;
  readonly to: number | null;
}

/**
 * A range of prices, from the lower to the higher: a range typed the wrong way round is turned.
 *
 * @example priceRange({ from: 900, to: 500 }) // => { from: 500, to: 900 }
 * @example priceRange({ from: 900, to: null }) // => { from: 900, to: null }
 */
export const priceRange = ({ from, to }: PriceRange): PriceRange =>
  from !== null && to !== null && from > to ? { from: to, to: from } : { from, to };

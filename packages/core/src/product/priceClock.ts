import type { Huf } from "./amounts.ts";
import { currentPrice, type CurrentPrices } from "./currentPrice.ts";
import { isSpecialPriceActive } from "./isSpecialPriceActive.ts";
import type { Moment } from "./Moment.ts";
import { dayOfStamp, instantOfStamp } from "./stamp.ts";

export interface PriceClock {
  readonly price: Huf;
  /** From when another price holds, in milliseconds since 1970; `null` when none is known to follow. */
  readonly changesAt: number | null;
}

/**
 * What one default unit of the product costs now, and when that ends: a special price begins and ends at midnight in
 * Budapest, wherever the reader's clock is.
 *
 * Units: whole forint, gross, without the deposit.
 *
 * @rule PRICE-1, PRICE-3
 * @example priceClock({ regularPrice: 599, specialPrice: 499, specialFrom: null, specialTo: "2026-11-21", personalPrice: null }, { now: new Date("2026-11-21T10:00:00Z") }) // => { price: 499, changesAt: Date.parse("2026-11-21T23:00:00Z") }
 */
export function priceClock(product: CurrentPrices, moment: Moment): PriceClock {
  const isActive = isSpecialPriceActive(product, moment);
  const bound = isActive ? product.specialTo : product.specialFrom;
  const day = bound && dayOfStamp(bound, moment);
  const change = day && instantOfStamp(isActive ? dayAfter(day) : day, moment);
  const at = (instant: number) => isSpecialPriceActive(product, { ...moment, now: new Date(instant) });
  return {
    price: currentPrice(product, moment),
    changesAt: change && change > moment.now.getTime() && at(change) !== isActive ? change : null,
  };
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 24 * 60 * 60_000).toISOString().slice(0, 10);
}

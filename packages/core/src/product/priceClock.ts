import type { Huf } from "./amounts.ts";
import { dayText } from "./calendarDay.ts";
import { currentPrice, type CurrentPrices } from "./currentPrice.ts";
import { isSpecialPriceActive } from "./isSpecialPriceActive.ts";
import type { Moment } from "./Moment.ts";
import { calendarDayOfStamp, instantOfStamp } from "./stamp.ts";

/** A price and how long it holds. */
export interface PriceClock {
  readonly price: Huf;
  /** When the next price begins, in milliseconds since 1970; `null` when none is known. */
  readonly changesAt: number | null;
}

/**
 * The current price of one default unit, and when it ends: a special price begins and ends at midnight in Budapest, in
 * every time zone of the reader.
 *
 * Units: whole forint, gross, without the deposit.
 *
 * @rule PRICE-1, PRICE-3
 * @example priceClock({ regularPrice: 599, specialPrice: 499, specialFrom: null, specialTo: "2026-11-21", personalPrice: null }, { now: new Date("2026-11-21T10:00:00Z") }) // => { price: 499, changesAt: Date.parse("2026-11-21T23:00:00Z") }
 */
export function priceClock(product: CurrentPrices, moment: Moment): PriceClock {
  const { now, timeZone } = moment;
  const isActive = isSpecialPriceActive(product, moment);
  const bound = isActive ? product.specialTo : product.specialFrom;
  const day = calendarDayOfStamp(bound, timeZone) + Number(isActive);
  const change = Number.isNaN(day) ? Number.NaN : (instantOfStamp(dayText(day), { timeZone }) ?? Number.NaN);
  const at = (instant: number) => isSpecialPriceActive(product, { now: new Date(instant), timeZone });
  return {
    price: currentPrice(product, moment),
    // Stryker disable next-line EqualityOperator: At the same instant the special price is as active as it is now.
    changesAt: change > now.getTime() && at(change) !== isActive ? change : null,
  };
}

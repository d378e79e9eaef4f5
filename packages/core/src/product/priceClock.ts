import type { Huf } from "./amounts.ts";
import { currentPrice, type CurrentPrices } from "./currentPrice.ts";
import type { Moment } from "./Moment.ts";
import { specialPriceStatus } from "./specialPriceStatus.ts";
import { instantOfStamp } from "./stamp.ts";

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
  const status = specialPriceStatus(product, moment);
  const changesOn =
    status.kind === "notYetActive" ? status.firstDay : status.kind === "active" ? dayAfter(status.lastDay) : null;
  return {
    price: currentPrice(product, moment),
    changesAt: changesOn === null ? null : instantOfStamp(changesOn, moment),
  };
}

function dayAfter(day: string | null): string | null {
  return day && new Date(Date.parse(day) + 24 * 60 * 60_000).toISOString().slice(0, 10);
}

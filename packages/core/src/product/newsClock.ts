import type { Moment } from "./Moment.ts";
import type { Product } from "./Product.ts";
import { instantOfStamp } from "./stamp.ts";

/** Whether a product is news, and how long that holds. */
export interface NewsClock {
  readonly isNews: boolean;
  /** When it begins or ceases to be news, in milliseconds since 1970; `null` when that will not change. */
  readonly changesAt: number | null;
}

/**
 * Whether the product is news now, and when that changes.
 *
 * Bounds are instants; a bare date is its 00:00 in Budapest. With an invalid bound, or without an end, it is not news.
 *
 * @rule PRICE-7
 * @example newsClock({ newsFrom: null, newsTo: "2026-11-22" }, { now: new Date("2026-11-21T10:00:00Z") }) // => { isNews: true, changesAt: Date.parse("2026-11-21T23:00:00Z") }
 */
export function newsClock({ newsFrom, newsTo }: Pick<Product, "newsFrom" | "newsTo">, moment: Moment): NewsClock {
  // NaN compares false with everything.
  const from = newsFrom === null ? Number.NEGATIVE_INFINITY : (instantOfStamp(newsFrom, moment) ?? Number.NaN);
  const to = instantOfStamp(newsTo, moment) ?? Number.NaN;
  const instant = moment.now.getTime();
  if (!(from < to && instant < to)) return { isNews: false, changesAt: null };
  return from <= instant ? { isNews: true, changesAt: to } : { isNews: false, changesAt: from };
}

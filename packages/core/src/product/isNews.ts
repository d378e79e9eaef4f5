import type { Moment } from "./Moment.ts";
import type { Product } from "./Product.ts";
import { instantOfStamp } from "./stamp.ts";

/**
 * Whether the product is news now: its last moment as news is still to come, its first is past or not given.
 *
 * Bounds are instants; a bare date is its 00:00 in Budapest. A bound that is no date makes it no news.
 *
 * @rule PRICE-7
 * @example isNews({ newsFrom: null, newsTo: "2026-11-22" }, { now: new Date("2026-11-21T22:59:59Z") }) // => true
 * @example isNews({ newsFrom: null, newsTo: "2026-11-22" }, { now: new Date("2026-11-21T23:00:00Z") }) // => false
 */
export function isNews(product: Pick<Product, "newsFrom" | "newsTo">, { now, timeZone }: Moment): boolean {
  const { newsFrom, newsTo } = product;
  if (newsTo === null) return false;
  const from = newsFrom === null ? Number.NEGATIVE_INFINITY : instantOfStamp(newsFrom, { timeZone });
  const to = instantOfStamp(newsTo, { timeZone });
  return from !== null && to !== null && from <= now.getTime() && now.getTime() < to;
}

import type { Moment } from "./Moment.ts";
import { newsClock } from "./newsClock.ts";
import type { Product } from "./Product.ts";

/**
 * Whether the product is new now: it has an end in the future, and its beginning is past or missing.
 *
 * Bounds are instants; a bare date is its 00:00 in Budapest. With an invalid bound it is not new.
 *
 * @rule PRICE-7
 * @example isNews({ newsFrom: null, newsTo: "2026-11-22" }, { now: new Date("2026-11-21T22:59:59Z") }) // => true
 * @example isNews({ newsFrom: null, newsTo: "2026-11-22" }, { now: new Date("2026-11-21T23:00:00Z") }) // => false
 */
export function isNews(product: Pick<Product, "newsFrom" | "newsTo">, moment: Moment): boolean {
  return newsClock(product, moment).isNews;
}

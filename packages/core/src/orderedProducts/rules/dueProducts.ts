import { type UsualProduct, usualProducts } from "./usualProducts.ts";

/** A product is due when this part of the time between two orders is over: a weekly product on the sixth day. */
const dueAfter = 0.8;

/**
 * The shopper's usual products that are due: at least 80 % of the mean time between two orders is over.
 *
 * @rule USUAL-1
 * @example dueProducts([], { now: new Date("2026-11-27T10:00:00Z") }) // => []
 */
export const dueProducts = (...usual: Parameters<typeof usualProducts>): ReadonlyArray<UsualProduct> =>
  usualProducts(...usual).filter(({ everyDays, daysAgo }) => daysAgo >= everyDays * dueAfter);

import { budapestDay } from "../../product/budapestDay.ts";
import type { OrderedProduct } from "../model/OrderedProduct.ts";

/** A product that is bought again and again. */
export interface UsualProduct {
  readonly entry: OrderedProduct;
  /** The mean number of days between two orders with it; 1 or more. */
  readonly everyDays: number;
  /** The number of days since the last order with it; 0 for today. */
  readonly daysAgo: number;
}

/** Two orders are no rhythm yet. */
const leastOrders = 3;
/** A product that was left out this many times is no longer a usual one. */
const forgottenAfter = 3;

const msPerDay = 86_400_000;
const daysBetween = (from: string, to: Date): number =>
  Math.round((Date.parse(budapestDay(to)) - Date.parse(budapestDay(new Date(from)))) / msPerDay);

/**
 * The products that the shopper buys in a rhythm: ordered three times or more, and the last time at most three times the mean time
 * between two orders ago. The most often ordered first.
 *
 * Units: days of the calendar in Budapest.
 *
 * Rounding: the mean to a whole day, at least one.
 *
 * @rule USUAL-1
 * @example usualProducts([], { now: new Date("2026-11-27T10:00:00Z") }) // => []
 */
export function usualProducts(
  entries: ReadonlyArray<OrderedProduct>,
  { now }: { readonly now: Date },
): ReadonlyArray<UsualProduct> {
  return entries
    .flatMap((entry) => {
      const { orderCount, orderedAt, firstOrderedAt } = entry;
      if (orderCount < leastOrders || firstOrderedAt === null) return [];
      const span = daysBetween(firstOrderedAt, new Date(orderedAt));
      const everyDays = Math.max(1, Math.round(span / (orderCount - 1)));
      const daysAgo = Math.max(0, daysBetween(orderedAt, now));
      return daysAgo <= everyDays * forgottenAfter ? [{ entry, everyDays, daysAgo }] : [];
    })
    .toSorted((one, other) => other.entry.orderCount - one.entry.orderCount);
}

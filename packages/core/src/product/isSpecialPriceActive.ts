import { calendarDay } from "./calendarDay.ts";
import type { Moment } from "./Moment.ts";
import type { ProductPrices } from "./Product.ts";
import { calendarDayOfStamp } from "./stamp.ts";

/**
 * Whether the special price holds today: it exists, and today is neither before its first nor after its last day.
 *
 * A missing bound is open. An invalid bound disables the special price, so that a default never lowers a price.
 *
 * @rule PRICE-1
 * @example isSpecialPriceActive({ specialPrice: 499, specialFrom: null, specialTo: "2026-11-21" }, { now: new Date("2026-11-21T22:59:00Z") }) // => true
 * @example isSpecialPriceActive({ specialPrice: 499, specialFrom: null, specialTo: "2026-11-21" }, { now: new Date("2026-11-21T23:00:00Z") }) // => false
 */
export function isSpecialPriceActive(
  { specialPrice, specialFrom, specialTo }: Pick<ProductPrices, "specialPrice" | "specialFrom" | "specialTo">,
  { now, timeZone }: Moment,
): boolean {
  if (!specialPrice) return false;
  const today = calendarDay(now.getTime(), timeZone);
  const hasBegun = specialFrom === null || calendarDayOfStamp(specialFrom, timeZone) <= today;
  return hasBegun && (specialTo === null || today <= calendarDayOfStamp(specialTo, timeZone));
}

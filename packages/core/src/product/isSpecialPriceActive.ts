import { budapestDay } from "./budapestDay.ts";
import type { Moment } from "./Moment.ts";
import type { ProductPrices } from "./Product.ts";
import { dayOfStamp } from "./stamp.ts";

/**
 * Whether the special price holds today: it is given, and today is neither before its first nor after its last day.
 *
 * An absent bound is open. A bound that is no date closes the special price: nothing is given away by a default.
 *
 * @rule PRICE-1
 * @example isSpecialPriceActive({ specialPrice: 499, specialFrom: null, specialTo: "2026-11-21" }, { now: new Date("2026-11-21T22:59:00Z") }) // => true
 * @example isSpecialPriceActive({ specialPrice: 499, specialFrom: null, specialTo: "2026-11-21" }, { now: new Date("2026-11-21T23:00:00Z") }) // => false
 */
export function isSpecialPriceActive(
  { specialPrice, specialFrom, specialTo }: Pick<ProductPrices, "specialPrice" | "specialFrom" | "specialTo">,
  moment: Moment,
): boolean {
  if (!specialPrice) return false;
  const today = budapestDay(moment.now, moment);
  const from = specialFrom === null ? today : dayOfStamp(specialFrom, moment);
  const to = specialTo === null ? today : dayOfStamp(specialTo, moment);
  return from !== null && to !== null && from <= today && today <= to;
}

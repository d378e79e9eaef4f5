import { budapestDay } from "./budapestDay.ts";
import type { Moment } from "./Moment.ts";
import type { ProductPrices } from "./Product.ts";
import { dayOfStamp } from "./stamp.ts";

export type SpecialPrices = Pick<ProductPrices, "specialPrice" | "specialFrom" | "specialTo">;

/** How a special price stands on a day. Days are `YYYY-MM-DD`. */
export type SpecialPriceStatus =
  | { readonly kind: "active"; readonly lastDay: string | null }
  | { readonly kind: "notGiven" }
  | { readonly kind: "notYetActive"; readonly firstDay: string }
  | { readonly kind: "ended"; readonly lastDay: string }
  | { readonly kind: "endsBeforeItBegins"; readonly firstDay: string; readonly lastDay: string }
  | { readonly kind: "unreadable"; readonly bound: "specialFrom" | "specialTo" };

/**
 * Whether the special price holds today, and if it does not, why.
 *
 * @rule PRICE-1
 * @example specialPriceStatus({ specialPrice: 499, specialFrom: null, specialTo: "2026-11-20" }, { now: new Date("2026-11-21T10:00:00Z") }) // => { kind: "ended", lastDay: "2026-11-20" }
 */
export function specialPriceStatus(
  { specialPrice, specialFrom, specialTo }: SpecialPrices,
  { now, timeZone }: Moment,
): SpecialPriceStatus {
  if (!specialPrice) return { kind: "notGiven" };
  const today = budapestDay(now, { timeZone });
  // An open bound is the empty text, which is before every day.
  const dayOf = (bound: string | null) => (bound === null ? "" : dayOfStamp(bound, { timeZone }));
  const firstDay = dayOf(specialFrom);
  const lastDay = dayOf(specialTo);
  if (firstDay === null) return { kind: "unreadable", bound: "specialFrom" };
  if (lastDay === null) return { kind: "unreadable", bound: "specialTo" };
  if (lastDay && lastDay < firstDay) return { kind: "endsBeforeItBegins", firstDay, lastDay };
  if (today < firstDay) return { kind: "notYetActive", firstDay };
  if (lastDay && lastDay < today) return { kind: "ended", lastDay };
  return { kind: "active", lastDay: lastDay || null };
}

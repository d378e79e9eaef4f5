import type { OfferedTimeSlot } from "@kamra/core/checkout";
import type { Huf } from "@kamra/core/product";
import { dateFormatter } from "@kamra/core/text";

/** The lowest price among a day's available slots; null without one. */
export function cheapestPrice(slots: ReadonlyArray<Pick<OfferedTimeSlot, "price" | "refusals">>): Huf | null {
  const [first, ...others] = slots.filter(({ refusals }) => refusals.length === 0).map(({ price }) => price);
  return first === undefined ? null : others.reduce((least, price) => (price < least ? price : least), first);
}

const timeZone = "UTC";
const weekdayText = dateFormatter({ weekday: "long", timeZone });
const dateText = dateFormatter({ month: "short", day: "numeric", timeZone });
const dayText = dateFormatter({ month: "long", day: "numeric", weekday: "long", timeZone });

/**
 * A calendar day, short for a narrow column, and in full for screen readers.
 *
 * @example shortDay("2026-11-24").date // => "nov. 24."
 */
export function shortDay(day: string): { readonly weekday: string; readonly date: string; readonly full: string } {
  const instant = new Date(`${day}T00:00:00Z`);
  return { weekday: weekdayText(instant), date: dateText(instant), full: dayText(instant) };
}

import type { OfferedTimeSlot } from "@kamra/core/checkout";
import type { Huf } from "@kamra/core/product";
import { datedFormatter, dateFormatter, type Told } from "@kamra/core/text";

/** The lowest price among a day's available slots; null without one. */
export function cheapestPrice(slots: ReadonlyArray<Pick<OfferedTimeSlot, "price" | "refusals">>): Huf | null {
  const [first, ...others] = slots.filter(({ refusals }) => refusals.length === 0).map(({ price }) => price);
  return first === undefined ? null : others.reduce((least, price) => (price < least ? price : least), first);
}

const weekdayText = dateFormatter({ weekday: "long", timeZone: "UTC" });
const short = datedFormatter({ month: "short", day: "numeric" });
const long = datedFormatter({ month: "long", day: "numeric", weekday: "long" });

/**
 * A calendar day, short for a narrow column, and in full for screen readers.
 *
 * @rule FMT-7
 * @example shortDay("2026-11-24", { now: new Date("2026-11-21") }).date // => "nov. 24."
 */
export function shortDay(
  day: string,
  told: Told,
): { readonly weekday: string; readonly date: string; readonly full: string } {
  return {
    weekday: weekdayText(new Date(`${day}T00:00:00Z`), told),
    date: short.day(day, told),
    full: long.day(day, told),
  };
}

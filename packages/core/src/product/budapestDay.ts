import { calendarDay, dayText } from "./calendarDay.ts";

/**
 * The calendar day of an instant, as `YYYY-MM-DD`; such days compare as texts. The last one is 9999-12-31.
 *
 * Errors: RangeError for an invalid date or an unknown time zone.
 *
 * @rule PRICE-1
 * @example budapestDay(new Date("2026-11-20T23:30:00Z")) // => "2026-11-21"
 * @example budapestDay(new Date("2026-11-20T23:30:00Z"), { timeZone: "UTC" }) // => "2026-11-20"
 */
export function budapestDay(instant: Date, { timeZone }: { readonly timeZone?: string | undefined } = {}): string {
  return dayText(calendarDay(instant.getTime(), timeZone));
}

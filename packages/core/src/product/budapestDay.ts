import { zoneOffset } from "./zoneOffset.ts";

export const defaultTimeZone = "Europe/Budapest";

/** The last answer: whatever a page shows is asked about the same moment. */
let last = { instant: Number.NaN, timeZone: "", day: "" };

/**
 * The calendar day of an instant, as `YYYY-MM-DD`; two such days compare as texts.
 *
 * Errors: RangeError for an invalid date or an unknown time zone.
 *
 * @rule PRICE-1
 * @example budapestDay(new Date("2026-11-20T23:30:00Z")) // => "2026-11-21"
 * @example budapestDay(new Date("2026-11-20T23:30:00Z"), { timeZone: "UTC" }) // => "2026-11-20"
 */
export function budapestDay(
  now: Date,
  { timeZone = defaultTimeZone }: { readonly timeZone?: string | undefined } = {},
): string {
  const instant = now.getTime();
  if (instant !== last.instant || timeZone !== last.timeZone) {
    const day = new Date(instant + zoneOffset(instant, timeZone)).toISOString().slice(0, 10);
    last = { instant, timeZone, day };
  }
  return last.day;
}

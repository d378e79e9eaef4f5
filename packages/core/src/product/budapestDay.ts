import { zoneOffset } from "./zoneOffset.ts";

export const defaultTimeZone = "Europe/Budapest";

/** What shops write for ever; a later day has a longer year, and would compare as an early one. */
const lastDay = Date.UTC(9999, 11, 31);

/** The last answer: whatever a page shows is asked about the same moment. */
let last = { instant: Number.NaN, timeZone: "", day: "" };

/**
 * The calendar day of an instant, as `YYYY-MM-DD`; two such days compare as texts. The last one is
 * 9999-12-31.
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
    const wall = Math.min(instant + zoneOffset(instant, timeZone), lastDay);
    const day = new Date(wall).toISOString().slice(0, 10);
    last = { instant, timeZone, day };
  }
  return last.day;
}

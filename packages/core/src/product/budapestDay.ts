import { remembered } from "./remembered.ts";
import { wallTime } from "./wallTime.ts";

export const defaultTimeZone = "Europe/Budapest";

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
  instant: Date,
  { timeZone = defaultTimeZone }: { readonly timeZone?: string | undefined } = {},
): string {
  return dayIn(timeZone)(instant.getTime());
}

const dayIn = remembered(
  (timeZone: string) => remembered((instant: number) => calendarDay(instant, timeZone), { capacity: 1000 }),
  {
    capacity: 10,
  },
);

function calendarDay(instant: number, timeZone: string): string {
  const { year, month, day } = wallTime(new Date(instant), { timeZone });
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;
}

const padded = (value: number, length: number) => String(value).padStart(length, "0");

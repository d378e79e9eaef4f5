import { calendarDay, dayMs, dayText } from "./calendarDay.ts";
import { remembered } from "./remembered.ts";
import { offsetOf, zoneOffset } from "./zoneOffset.ts";

/** A day, perhaps a time of it, perhaps how far that clock is from UTC. */
const pattern = /^(\d{4}-\d\d-\d\d)(?:[T ]([\d:.]+)(Z|[+-]\d\d(?::?\d\d)?)?)?$/i;

interface Stamp {
  /** The day by the stamp's own clock, as `calendarDay` counts it. */
  readonly day: number;
  /** Milliseconds since 1970 by the stamp's own clock, ignoring its offset. */
  readonly wall: number;
  /** Milliseconds since 1970, where the stamp has an offset. */
  readonly instant: number | null;
}

const parseStamp = remembered((text: string): Stamp | null => {
  const [, day = "", time = "00:00", offset] = pattern.exec(text) ?? [];
  const wall = Date.parse(`${day}T${time}Z`);
  // Date.parse takes some days that no calendar has, such as 30 February, for later ones.
  if (new Date(wall).getUTCDate() !== Number(day.slice(-2))) return null;
  return { day: Math.floor(wall / dayMs), wall, instant: offset ? wall - offsetOf(offset) : null };
});

/** `dayOfStamp` as `calendarDay` counts it; NaN, which is within no days, when it is absent or no date. */
export function calendarDayOfStamp(text: string | null, timeZone?: string): number {
  const stamp = text && parseStamp(text);
  if (!stamp) return Number.NaN;
  return stamp.instant === null ? stamp.day : calendarDay(stamp.instant, timeZone);
}

/**
 * The calendar day that a server's date names, as `YYYY-MM-DD`: with an offset its day in the time zone, without
 * one the day as written. `null` when it is no date.
 *
 * @rule PRICE-1
 * @example dayOfStamp("2026-11-20T23:30:00Z") // => "2026-11-21"
 * @example dayOfStamp("2026-11-20T23:30:00") // => "2026-11-20"
 * @example dayOfStamp("soon") // => null
 */
export function dayOfStamp(text: string, { timeZone }: { readonly timeZone?: string | undefined } = {}): string | null {
  const day = calendarDayOfStamp(text, timeZone);
  return Number.isNaN(day) ? null : dayText(day);
}

/**
 * The instant of a server's date, in milliseconds since 1970: without an offset in the given time zone, without a time
 * at 00:00. In an autumn night the first of two equal times is meant; a skipped one of a spring night continues from
 * the hour before. `null` when it is missing or invalid.
 *
 * @rule PRICE-7
 * @example instantOfStamp("2026-11-21") === Date.parse("2026-11-20T23:00:00Z") // => true
 */
export function instantOfStamp(
  text: string | null,
  { timeZone }: { readonly timeZone?: string | undefined } = {},
): number | null {
  const stamp = text && parseStamp(text);
  if (!stamp) return null;
  const { wall, instant } = stamp;
  if (instant !== null) return instant;
  const dayBefore = wall - dayMs;
  const byThatClock = wall - zoneOffset(dayBefore, timeZone);
  const byItsOwnClock = wall - zoneOffset(byThatClock, timeZone);
  return byItsOwnClock + zoneOffset(byItsOwnClock, timeZone) === wall ? byItsOwnClock : byThatClock;
}

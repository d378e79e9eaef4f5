import { budapestDay, defaultTimeZone } from "./budapestDay.ts";
import { remembered } from "./remembered.ts";
import { wallTime } from "./wallTime.ts";

/** A day, perhaps a time of it, perhaps how far that clock is from UTC. */
const pattern =
  /^(?<day>\d{4}-\d{2}-\d{2})(?:[T ](?<time>\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(?<offset>Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;

interface Stamp {
  readonly day: string;
  /** Milliseconds since 1970 by the stamp's own clock, whatever its offset. */
  readonly wall: number;
  readonly offsetMinutes: number | null;
}

const parseStamp = remembered(readStamp, { capacity: 1000 });

function readStamp(text: string): Stamp | null {
  const { day, time = "00:00", offset } = pattern.exec(text)?.groups ?? {};
  if (day === undefined) return null;
  const wall = Date.parse(`${day}T${time}Z`);
  // Date.parse takes some days that no calendar has, such as 30 February, for later ones.
  if (Number.isNaN(wall) || !new Date(wall).toISOString().startsWith(day)) return null;
  return { day, wall, offsetMinutes: offset === undefined ? null : minutesOf(offset) };
}

function minutesOf(offset: string): number {
  if (offset.toUpperCase() === "Z") return 0;
  const digits = offset.replace(":", "");
  const minutes = Number(digits.slice(1, 3)) * 60 + Number(digits.slice(3));
  return digits.startsWith("-") ? -minutes : minutes;
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
  const stamp = parseStamp(text);
  if (stamp === null) return null;
  if (stamp.offsetMinutes === null) return stamp.day;
  return budapestDay(new Date(stamp.wall - stamp.offsetMinutes * 60_000), { timeZone });
}

/**
 * The instant that a server's date names, in milliseconds since 1970: without an offset by the clock of the time
 * zone, without a time at 00:00. Of a time that an autumn night shows twice the first is meant; one that a spring
 * night skips counts on from the hour before. `null` when it is no date.
 *
 * @rule PRICE-7
 * @example instantOfStamp("2026-11-21") === Date.parse("2026-11-20T23:00:00Z") // => true
 */
export function instantOfStamp(
  text: string,
  { timeZone = defaultTimeZone }: { readonly timeZone?: string | undefined } = {},
): number | null {
  const stamp = parseStamp(text);
  if (stamp === null) return null;
  const { wall, offsetMinutes } = stamp;
  if (offsetMinutes !== null) return wall - offsetMinutes * 60_000;
  const day = 24 * 60 * 60_000;
  const before = wall - zoneOffset(wall - day, timeZone);
  const after = wall - zoneOffset(wall + day, timeZone);
  const shows = (instant: number) => instant + zoneOffset(instant, timeZone) === wall;
  return shows(after) && !shows(before) ? after : before;
}

/** Milliseconds that the zone's clocks are ahead of UTC at an instant. */
function zoneOffset(instant: number, timeZone: string): number {
  const { year, month, day, hour, minute, second } = wallTime(new Date(instant), { timeZone });
  const wholeSecond = Math.floor(instant / 1000) * 1000;
  return Date.UTC(year, month - 1, day, hour, minute, second) - wholeSecond;
}

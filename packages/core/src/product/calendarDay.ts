import { remembered } from "./remembered.ts";
import { zoneOffset } from "./zoneOffset.ts";

export const dayMs = 86_400_000;
/** 9999-12-31: shops use it for "for ever". A later day has a longer year, and would sort before the others. */
const lastDay = 2_932_896;

const dayIn = remembered((timeZone: string | undefined) =>
  remembered((instant: number) => Math.floor((instant + zoneOffset(instant, timeZone)) / dayMs)),
);

/**
 * The calendar day of an instant, counted from 1 January 1970.
 *
 * Errors: RangeError for an instant that is no date, or an unknown time zone.
 *
 * @example calendarDay(Date.UTC(1970, 0, 1, 23)) // => 1
 */
export function calendarDay(instant: number, timeZone?: string): number {
  return dayIn(timeZone)(instant);
}

/**
 * A calendar day as `YYYY-MM-DD`. The last one is 9999-12-31.
 *
 * @example dayText(20778) // => "2026-11-21"
 */
export function dayText(day: number): string {
  return new Date(Math.min(day, lastDay) * dayMs).toISOString().slice(0, 10);
}

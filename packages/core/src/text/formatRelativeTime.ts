import { timeTexts, type TimeTexts } from "./text.hu.ts";

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const daysOfYear = 365;

/**
 * A past time, relative to now: just now under 60 s, then minutes, hours, days up to 30, months up to a year, years. A
 * future time of a fast clock is just now.
 *
 * Rounding: down; a year has 365 days, a month a twelfth of it.
 *
 * @rule FMT-2
 * @example formatRelativeTime(new Date("2026-11-21T10:00:00Z"), { now: new Date("2026-11-21T10:59:59Z") }).startsWith("59 ") // => true
 */
export function formatRelativeTime(
  instant: Date,
  { now, texts = timeTexts }: { readonly now: Date; readonly texts?: TimeTexts | undefined },
): string {
  const seconds = (now.getTime() - instant.getTime()) / 1000;
  const days = Math.floor(seconds / day);
  if (seconds < minute) return texts.justNow;
  if (seconds < hour) return texts.minutesAgo(Math.floor(seconds / minute));
  if (seconds < day) return texts.hoursAgo(Math.floor(seconds / hour));
  if (days <= 30) return texts.daysAgo(days);
  if (days < daysOfYear) return texts.monthsAgo(Math.floor((days * 12) / daysOfYear));
  return texts.yearsAgo(Math.floor(days / daysOfYear));
}

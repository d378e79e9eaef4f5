import { pageText } from "./text.hu.ts";

/**
 * A calendar day in Hungarian. Not by `Intl`, whose output differs between servers and browsers.
 *
 * Errors: RangeError for an invalid day.
 *
 * @example formatDay("2026-11-21") // => "2026. november 21."
 */
export function formatDay(day: string): string {
  const instant = new Date(`${day}T00:00:00Z`);
  const month = pageText.months[instant.getUTCMonth()];
  if (month === undefined) throw new RangeError(`Not a day: ${day}`);
  return `${instant.getUTCFullYear()}. ${month} ${instant.getUTCDate()}.`;
}

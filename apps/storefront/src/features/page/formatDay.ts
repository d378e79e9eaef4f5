import { pageText } from "./text.hu.ts";

/**
 * A calendar day as it is written in Hungarian. Not by `Intl`, whose words differ between servers and browsers.
 *
 * Errors: RangeError when the day is not one.
 *
 * @example formatDay("2026-11-21") // => "2026. november 21."
 */
export function formatDay(day: string): string {
  const instant = new Date(`${day}T00:00:00Z`);
  const month = pageText.months[instant.getUTCMonth()];
  if (month === undefined) throw new RangeError(`Not a day: ${day}`);
  return `${instant.getUTCFullYear()}. ${month} ${instant.getUTCDate()}.`;
}

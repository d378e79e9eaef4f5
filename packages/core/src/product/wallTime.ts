/** What clocks and calendars on the wall show at an instant. */
export interface WallTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known !== undefined) return known;
  const formatter = new Intl.DateTimeFormat("en-US", {
    timeZone,
    calendar: "gregory",
    numberingSystem: "latn",
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  formatters.set(timeZone, formatter);
  return formatter;
}

/**
 * What the clock on the wall shows at an instant.
 *
 * Errors: RangeError for an invalid date or an unknown time zone.
 *
 * @example wallTime(new Date("2026-07-01T22:30:00Z"), { timeZone: "Europe/Budapest" }).day // => 2
 */
export function wallTime(instant: Date, { timeZone }: { readonly timeZone: string }): WallTime {
  const shown = { year: 0, month: 0, day: 0, hour: 0, minute: 0, second: 0 };
  for (const { type, value } of formatterOf(timeZone).formatToParts(instant)) {
    if (type in shown) Object.assign(shown, { [type]: Number(value) });
  }
  return shown;
}

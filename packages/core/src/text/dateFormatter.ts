/**
 * Words of an instant in Hungarian. The browser's own formatter takes milliseconds to make, so the first use makes it, not the
 * module's start.
 * @example
 * const dayText = dateFormatter({ month: "long", day: "numeric", timeZone: "Europe/Budapest" })
 * dayText(new Date("2026-11-24T12:00:00Z")) // => "november 24."
 */
export function dateFormatter(options: Intl.DateTimeFormatOptions): (instant: Date) => string {
  let formatter: Intl.DateTimeFormat | undefined;
  return (instant) => (formatter ??= new Intl.DateTimeFormat("hu-HU", options)).format(instant);
}

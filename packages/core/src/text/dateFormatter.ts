import { type Formatted, formats as hungarian } from "../product/text.hu.ts";

/**
 * Words of an instant, in Hungarian or in the language of the given formats. The browser's own formatter takes milliseconds to
 * make, so the first use makes it, not the module's start.
 * @example
 * const dayText = dateFormatter({ month: "long", day: "numeric", timeZone: "Europe/Budapest" })
 * dayText(new Date("2026-11-24T12:00:00Z")) // => "november 24."
 */
export function dateFormatter(options: Intl.DateTimeFormatOptions): (instant: Date, formatted?: Formatted) => string {
  const formatters = new Map<string, Intl.DateTimeFormat>();
  return (instant, { formats: { locale } = hungarian } = {}) => {
    const formatter = formatters.get(locale) ?? new Intl.DateTimeFormat(locale, options);
    formatters.set(locale, formatter);
    return formatter.format(instant);
  };
}

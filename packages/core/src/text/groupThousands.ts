/**
 * A whole number with a no-break space before every three digits, counted from its end.
 *
 * Written out instead of asked from Intl: Hungarian locale data leave four digits together, and differ between
 * servers and browsers.
 *
 * @rule FMT-1
 * @example groupThousands(1234567) // => "1\u00a0234\u00a0567"
 */
export function groupThousands(whole: number | string): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, "\u00a0");
}

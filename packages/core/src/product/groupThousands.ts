/**
 * A whole number with no-break spaces between groups of three digits.
 *
 * Not by Intl: Hungarian locale data do not group four digits, and differ between servers and browsers.
 *
 * @rule FMT-1
 * @example groupThousands(1234567) // => "1\u00a0234\u00a0567"
 */
export function groupThousands(whole: number | string): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, "\u00a0");
}

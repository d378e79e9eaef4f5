import { type Formatted, formats as hungarian } from "./text.hu.ts";

/**
 * A whole number in groups of three digits, in Hungarian with no-break spaces between them.
 *
 * Not by Intl: Hungarian locale data do not group four digits, and differ between servers and browsers.
 *
 * @rule FMT-1
 * @example groupThousands(1234567) // => "1\u00a0234\u00a0567"
 */
export function groupThousands(whole: number | string, { formats = hungarian }: Formatted = {}): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, formats.thousands);
}

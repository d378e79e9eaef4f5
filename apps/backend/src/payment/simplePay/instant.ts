/**
 * A moment as SimplePay's protocol writes it.
 *
 * @example instant(new Date("2026-11-01T08:00:00.123Z")) // => "2026-11-01T08:00:00+00:00"
 */
export const instant = (moment: Date): string => moment.toISOString().replace(/\.\d{3}Z$/, "+00:00");

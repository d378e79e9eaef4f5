const dayLength = 86_400_000;

/**
 * The calendar day so many days after another, as `YYYY-MM-DD`.
 *
 * Errors: RangeError when the day is not one.
 *
 * @example addDays("2026-12-31", 1) // => "2027-01-01"
 */
export function addDays(day: string, days: number): string {
  // Calendar days have no time zone; UTC, whose days all have 24 hours, represents them.
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10);
}

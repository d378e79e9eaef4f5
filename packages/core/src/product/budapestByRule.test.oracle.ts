import fc from "fast-check";

const hour = 60 * 60_000;

/** Summer time by the directive (since 1996): from the last Sunday of March to that of October, at 01:00 UTC. */
function lastSundayOf(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0, 1));
  return last.getTime() - last.getUTCDay() * 24 * hour;
}

export function isSummerTime(instant: number): boolean {
  const year = new Date(instant).getUTCFullYear();
  return lastSundayOf(year, 2) <= instant && instant < lastSundayOf(year, 9);
}

/** The calendar day in Budapest, from the directive instead of from time zone data. */
export function budapestDayByRule(instant: number): string {
  return new Date(instant + (isSummerTime(instant) ? 2 : 1) * hour).toISOString().slice(0, 10);
}

const years = fc.integer({ min: 1997, max: 2080 });
const near = fc.integer({ min: -3 * hour, max: 3 * hour });

/** Instants in milliseconds: any, around the nights when clocks change, around midnights, around leap days. */
export const instants: fc.Arbitrary<number> = fc.oneof(
  fc.integer({ min: Date.UTC(1997, 0, 2), max: Date.UTC(2080, 11, 30) }),
  fc.tuple(years, fc.constantFrom(2, 9), near).map(([year, month, offset]) => lastSundayOf(year, month) + offset),
  fc
    .tuple(years, fc.integer({ min: 0, max: 366 }), near)
    .map(([year, day, offset]) => Date.UTC(year, 0, day, 23) + offset),
  fc.tuple(fc.integer({ min: 500, max: 519 }), near).map(([fours, offset]) => Date.UTC(fours * 4, 1, 29) + offset),
);

/** The day some days away from another. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 24 * hour).toISOString().slice(0, 10);
}

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

/** The instant at which a day begins in Budapest. */
export function midnightByRule(day: string): number {
  const inSummer = Date.parse(day) - 2 * hour;
  return isSummerTime(inSummer) ? inSummer : inSummer + hour;
}

/** An instant as written by a clock this many minutes ahead of UTC. */
export function stampByRule(instant: number, minutesAhead: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  const size = Math.abs(minutesAhead);
  const offset = `${minutesAhead < 0 ? "-" : "+"}${two(Math.floor(size / 60))}:${two(size % 60)}`;
  return new Date(instant + minutesAhead * 60_000).toISOString().replace("Z", offset);
}

/** How far clocks are from UTC, the farthest of the world among them. */
export const minutesAhead: fc.Arbitrary<number> = fc.integer({ min: -12 * 60, max: 14 * 60 });

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

/** Stamps that all name one day in Budapest: the day alone, with a time of it, or an instant of it by another clock. */
export function stampsOn(day: string): fc.Arbitrary<string> {
  const last = midnightByRule(dayAfter(day, 1)) - 1;
  return fc.oneof(
    fc.constant(day),
    fc.constantFrom("T00:00", "T23:59:59.999", " 12:00:00").map((time) => day + time),
    fc
      .tuple(
        fc.oneof(fc.constantFrom(midnightByRule(day), last), fc.integer({ min: midnightByRule(day), max: last })),
        minutesAhead,
      )
      .map(([instant, minutes]) => stampByRule(instant, minutes)),
  );
}

import { budapestDay } from "@kamra/core/product";
import fc from "fast-check";

const hour = 60 * 60_000;
const day = 24 * hour;

/** 01:00 UTC of the nights when clocks change in Budapest, and of the leap day. */
const rareNights = fc
  .constantFrom("2026-03-29", "2026-10-25", "2027-03-28", "2027-10-31", "2028-02-29", "2028-03-26", "2028-10-29")
  .map((date) => Date.parse(`${date}T01:00:00Z`));

/** Instants for rules: any of 2026 to 2028, many near midnight, near clock changes and on leap days. */
export const instants: fc.Arbitrary<Date> = fc
  .oneof(
    fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2028, 11, 31) }),
    fc
      .tuple(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: -2 * hour, max: 2 * hour }))
      .map(([days, offset]) => Date.UTC(2026, 0, 1) + days * day - hour + offset),
    fc.tuple(rareNights, fc.integer({ min: -4 * hour, max: 26 * hour })).map(([night, offset]) => night + offset),
  )
  .map((milliseconds) => new Date(milliseconds));

/** Calendar days from three before to three after the Budapest day of an instant. */
export function daysAround(now: Date): fc.Arbitrary<string> {
  const today = Date.parse(budapestDay(now));
  return fc.integer({ min: -3, max: 3 }).map((days) => new Date(today + days * day).toISOString().slice(0, 10));
}

/** Stamps as servers write them: days around an instant, or instants with their offset, from three days before to three after. */
export function stampsAround(now: Date): fc.Arbitrary<string> {
  return fc.oneof(
    daysAround(now),
    fc.integer({ min: -3 * day, max: 3 * day }).map((offset) => new Date(now.getTime() + offset).toISOString()),
    fc
      .integer({ min: -3 * day, max: 3 * day })
      .map((offset) => new Date(now.getTime() + offset).toISOString().replace("Z", "+01:00")),
  );
}

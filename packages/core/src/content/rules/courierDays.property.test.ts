import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { budapestDay } from "../../product/budapestDay.ts";
import { runs } from "../../runs.test.config.ts";
import { isDelivered, orderableUntil, type SpecialDays } from "./courierDays.ts";

const christmas: SpecialDays = [
  { date: "2026-12-24", name: "Szenteste", hours: [] },
  { date: "2026-12-25", name: "Karácsony", hours: [] },
  { date: "2026-12-26", name: "Karácsony másnapja", hours: [] },
  { date: "2026-12-31", name: "Szilveszter", hours: [{ opens: "08:00", closes: "14:00" }] },
  { date: "2027-01-01", name: "Újév", hours: [] },
];
const closed = new Set(christmas.flatMap(({ date, hours }) => (hours.length === 0 ? [date] : [])));
const pad = (value: number) => String(value).padStart(2, "0");
const ranges = fc
  .tuple(
    fc.date({ min: new Date("2026-12-20"), max: new Date("2027-01-05"), noInvalidDate: true }),
    fc.integer({ min: 7, max: 19 }),
  )
  .map(([date, hour]) => ({
    day: date.toISOString().slice(0, 10),
    from: `${pad(hour)}:00`,
    to: `${pad(hour + 2)}:00`,
  }));

it.prop([ranges], runs)(
  "[SHIP-11] nothing is delivered on a closed day, or outside of a special day's hours",
  (range) => {
    const isOpen = isDelivered(range, { specialDays: christmas });
    if (closed.has(range.day)) expect(isOpen).toBe(false);
    else if (range.day === "2026-12-31") expect(isOpen).toBe(range.from >= "08:00" && range.to <= "14:00");
    else expect(isOpen).toBe(true);
  },
);

it.prop([ranges, fc.integer({ min: 0, max: 30 })], runs)(
  "[SHIP-11] orders end as many hours before as the timetable says, or earlier, and never within a closed day",
  (range, hoursBefore) => {
    const plain = orderableUntil(range, { hoursBefore, specialDays: [] });
    const until = orderableUntil(range, { hoursBefore, specialDays: christmas });
    expect(until.getTime()).toBeLessThanOrEqual(plain.getTime());
    expect(closed.has(budapestDay(new Date(until.getTime() - 1)))).toBe(false);
    const last = budapestDay(new Date(plain.getTime() - 1));
    if (!christmas.some(({ date }) => date === last)) expect(until).toEqual(plain);
  },
);

it.each([
  ["2026-12-27", "2026-12-23T23:00:00.000Z"],
  ["2027-01-02", "2026-12-31T13:00:00.000Z"],
])("[SHIP-11] the first slot of %s can be ordered until the last open day before ends", (day, until) => {
  const range = { day, from: "08:00", to: "10:00" };
  expect(orderableUntil(range, { hoursBefore: 12, specialDays: christmas }).toISOString()).toBe(until);
});

import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { describe, expect } from "vitest";
import { grams } from "../../product/amounts.ts";
import { runs } from "../../runs.test.config.ts";
import { timeSlotRefusals } from "./timeSlotRefusals.ts";
import { timeSlotsByDay } from "./timeSlotsByDay.ts";

const now = new Date("2026-11-21T10:00:00Z");
const weight = fc.integer({ min: 0, max: 4 }).map(grams);
const slots = fc.record({
  status: fc.constantFrom("ACTIVE", "FULL", "INACTIVE", "SUSPENDED"),
  secondsLeft: fc.option(fc.integer({ min: -2, max: 2 })),
  weightLimit: fc.option(weight),
});
const ranges = fc.record({
  id: fc.nat(),
  day: fc.constantFrom("2026-11-30", "2026-12-01", "2026-12-02"),
  from: fc.constantFrom("08:00", "10:00", "12:00"),
});

describe("time slots", () => {
  it.prop([slots, weight], runs)(
    "[SHIP-6] can be chosen when active, not past and not too heavy, and list every reason against them",
    ({ secondsLeft, ...slot }, cartWeight) => {
      const visibleUntil = secondsLeft === null ? null : new Date(now.getTime() + secondsLeft * 1000).toISOString();
      const refusals = timeSlotRefusals({ ...slot, visibleUntil }, { cartWeight, now });
      const expected = new Set<string>();
      if (slot.status !== "ACTIVE") expected.add(slot.status === "FULL" ? "full" : "inactive");
      if (secondsLeft !== null && secondsLeft < 0) expected.add("past");
      if (slot.weightLimit !== null && slot.weightLimit < cartWeight) expected.add("tooHeavy");
      expect(new Set(refusals)).toEqual(expected);
      expect(refusals).toHaveLength(expected.size);
    },
  );

  it.prop([fc.array(ranges, { maxLength: 12 })], runs)(
    "[SHIP-6] are grouped by day, then by start, equal ones in their original order",
    (offered) => {
      const days = timeSlotsByDay(offered);
      const flat = days.flatMap(({ slots: ofDay }) => ofDay);
      const key = ({ day, from }: { readonly day: string; readonly from: string }) => Date.parse(`${day}T${from}Z`);
      expect(flat).toEqual(offered.toSorted((one, other) => key(one) - key(other)));
      expect(days.map(({ day }) => day)).toEqual([...new Set(flat.map(({ day }) => day))]);
      for (const { day, slots: ofDay } of days) expect(ofDay.every((slot) => slot.day === day)).toBe(true);
    },
  );
});

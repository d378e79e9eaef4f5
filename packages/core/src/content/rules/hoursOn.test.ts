import { describe, expect, it } from "vitest";
import { hoursOn } from "./hoursOn.ts";

const morning = { weekday: 1, opens: "08:00", closes: "12:00" };
const afternoon = { weekday: 1, opens: "14:00", closes: "18:00" };
const sunday = { weekday: 7, opens: "09:00", closes: "17:00" };
const store = {
  week: [morning, afternoon, sunday],
  specialDays: [
    { date: "2026-11-30", name: "Leltár", hours: [] },
    { date: "2026-12-01", name: "Vásár", hours: [{ opens: "06:00", closes: "22:00" }] },
  ],
};

describe("hoursOn", () => {
  it.each([
    ["2026-11-23", [morning, afternoon]],
    ["2026-11-22", [sunday]],
    ["2026-11-24", []],
    ["2026-11-30", []],
    ["2026-12-01", [{ opens: "06:00", closes: "22:00" }]],
  ])("returns the hours of %s", (day, hours) => {
    expect(hoursOn(store, { day })).toEqual(hours);
  });

  it("refuses an invalid day", () => {
    expect(() => hoursOn(store, { day: "holnap" })).toThrow(new RangeError("Not a day: holnap"));
  });
});

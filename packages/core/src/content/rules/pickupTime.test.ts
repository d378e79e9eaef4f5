import { describe, expect, it } from "vitest";
import { pickupTime } from "./pickupTime.ts";

const weekdays = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: "07:00", closes: "21:00" }));
const store = { week: [...weekdays, { weekday: 6, opens: "07:00", closes: "20:00" }], specialDays: [] };
const closed = (date: string) => ({ date, name: "Zárva", hours: [] });

/** By Budapest's clock, an hour ahead of UTC in November: Friday the 27th. */
const cases: ReadonlyArray<readonly [ordered: string, from: string, until: string]> = [
  ["2026-11-27T09:00:00Z", "2026-11-27T12:00:00Z", "21:00"],
  ["2026-11-27T09:00:00.001Z", "2026-11-27T12:15:00Z", "21:00"],
  ["2026-11-27T16:59:00Z", "2026-11-28T06:00:00Z", "20:00"],
  ["2026-11-27T16:45:00Z", "2026-11-27T19:45:00Z", "21:00"],
  ["2026-11-27T19:00:00Z", "2026-11-28T08:00:00Z", "20:00"],
  ["2026-11-27T23:30:00Z", "2026-11-28T09:00:00Z", "20:00"],
  ["2026-11-28T18:00:00Z", "2026-11-30T08:00:00Z", "21:00"],
];

describe("when an order can be fetched", () => {
  it.each(cases)("ordered at %s it is ready from %s, in three hours in which the store is open", (now, from, until) => {
    expect(pickupTime(store, { now: new Date(now) })).toEqual({ from: new Date(from), until });
  });

  it("a holiday moves it to the next open day, with that day's own hours", () => {
    const days = [
      closed("2026-11-28"),
      { date: "2026-11-29", name: "Vásár", hours: [{ opens: "10:00", closes: "18:00" }] },
    ];
    expect(pickupTime({ ...store, specialDays: days }, { now: new Date("2026-11-27T19:00:00Z") })).toEqual({
      from: new Date("2026-11-29T11:00:00Z"),
      until: "18:00",
    });
  });

  it("hours on both sides of a break count together, in whatever order they are listed", () => {
    const week = [
      { weekday: 1, opens: "14:00", closes: "20:00" },
      { weekday: 1, opens: "10:00", closes: "12:00" },
    ];
    expect(pickupTime({ week, specialDays: [] }, { now: new Date("2026-11-30T05:00:00Z") })).toEqual({
      from: new Date("2026-11-30T14:00:00Z"),
      until: "20:00",
    });
  });

  it("a store that does not open tells no time", () => {
    expect(pickupTime({ week: [], specialDays: [] }, { now: new Date("2026-11-27T09:00:00Z") })).toBeNull();
  });
});

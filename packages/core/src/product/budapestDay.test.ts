import { describe, expect, it } from "vitest";
import { budapestDay } from "./budapestDay.ts";

describe("budapestDay", () => {
  it.each([
    ["2026-11-20T22:59:59.999Z", "2026-11-20"],
    ["2026-11-20T23:00:00.000Z", "2026-11-21"],
    ["2026-03-28T23:00:00.000Z", "2026-03-29"],
    ["2026-03-29T21:59:59.999Z", "2026-03-29"],
    ["2026-03-29T22:00:00.000Z", "2026-03-30"],
    ["2026-10-24T22:00:00.000Z", "2026-10-25"],
    ["2026-10-25T22:59:59.999Z", "2026-10-25"],
    ["2026-10-25T23:00:00.000Z", "2026-10-26"],
    ["2028-02-28T23:00:00.000Z", "2028-02-29"],
    ["2028-02-29T23:00:00.000Z", "2028-03-01"],
    ["2027-02-28T23:00:00.000Z", "2027-03-01"],
    ["2026-12-31T23:00:00.000Z", "2027-01-01"],
    ["9999-12-31T22:59:59.000Z", "9999-12-31"],
    ["9999-12-31T23:59:59.000Z", "9999-12-31"],
  ])("[PRICE-1] at %s is %s", (instant, day) => {
    expect(budapestDay(new Date(instant))).toBe(day);
  });

  it("[PRICE-1] uses another calendar if given one", () => {
    const instant = new Date("2026-11-21T23:30:00Z");
    expect(budapestDay(instant, { timeZone: "America/New_York" })).toBe("2026-11-21");
    expect(budapestDay(instant, { timeZone: "Asia/Tokyo" })).toBe("2026-11-22");
  });

  it("[PRICE-1] depends only on the given moment and calendar", () => {
    const [evening, morning] = [new Date("2026-11-21T23:30:00Z"), new Date("2026-11-22T07:00:00Z")];
    expect([evening, morning, evening].map((instant) => budapestDay(instant, { timeZone: "UTC" }))).toEqual([
      "2026-11-21",
      "2026-11-22",
      "2026-11-21",
    ]);
    expect(budapestDay(evening)).toBe("2026-11-22");
    evening.setUTCDate(25);
    expect(budapestDay(evening)).toBe("2026-11-26");
  });
});

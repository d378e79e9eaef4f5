import { huf } from "@kamra/core/product";
import { describe, expect, it } from "vitest";
import { cheapestPrice, shortDay } from "./slotDays.ts";

describe("the price of a day", () => {
  it("is the lowest of the free slots", () => {
    expect(
      cheapestPrice([
        { price: huf(990), refusals: [] },
        { price: huf(490), refusals: [] },
        { price: huf(0), refusals: ["full"] },
      ]),
    ).toBe(490);
  });

  it("is absent where no slot is free", () => {
    expect(cheapestPrice([{ price: huf(0), refusals: ["past"] }])).toBeNull();
    expect(cheapestPrice([])).toBeNull();
  });
});

it("A day of the calendar is the same day in every time zone.", () => {
  const now = new Date("2026-10-30T10:00:00Z");
  expect(shortDay("2026-11-01", { now })).toEqual({
    weekday: "vasárnap",
    date: "nov. 1.",
    full: "november 1., vasárnap",
  });
});

it("[FMT-7] A day of another year names it.", () => {
  expect(shortDay("2027-01-02", { now: new Date("2026-12-30T10:00:00Z") })).toEqual({
    weekday: "szombat",
    date: "2027. jan. 2.",
    full: "2027. január 2., szombat",
  });
});

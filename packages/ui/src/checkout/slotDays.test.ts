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
  expect(shortDay("2026-11-01")).toEqual({ weekday: "vasárnap", date: "nov. 1.", full: "november 1., vasárnap" });
});

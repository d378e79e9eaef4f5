import { describe, expect, it } from "vitest";
import { huf } from "./amounts.ts";
import { isSpecialPriceActive } from "./isSpecialPriceActive.ts";

const activeAt = (now: string, bounds: { from?: string; to?: string; price?: number | null; timeZone?: string }) =>
  isSpecialPriceActive(
    {
      specialPrice: bounds.price === null ? null : huf(bounds.price ?? 499),
      specialFrom: bounds.from ?? null,
      specialTo: bounds.to ?? null,
    },
    { now: new Date(now), timeZone: bounds.timeZone },
  );

describe("isSpecialPriceActive", () => {
  it("[PRICE-1] holds to the last minute of its last day, also on the nights when clocks change", () => {
    expect(activeAt("2026-11-21T22:59:59.999Z", { to: "2026-11-21" })).toBe(true);
    expect(activeAt("2026-11-21T23:00:00Z", { to: "2026-11-21" })).toBe(false);
    expect(activeAt("2026-03-29T21:59:59.999Z", { to: "2026-03-29" })).toBe(true);
    expect(activeAt("2026-03-29T22:00:00Z", { to: "2026-03-29" })).toBe(false);
    expect(activeAt("2026-10-25T22:59:59.999Z", { to: "2026-10-25" })).toBe(true);
    expect(activeAt("2026-10-25T23:00:00Z", { to: "2026-10-25" })).toBe(false);
  });

  it("[PRICE-1] begins with its first day, a leap day too", () => {
    expect(activeAt("2028-02-28T22:59:59Z", { from: "2028-02-29" })).toBe(false);
    expect(activeAt("2028-02-28T23:00:00Z", { from: "2028-02-29", to: "2028-02-29" })).toBe(true);
    expect(activeAt("2028-02-29T23:00:00Z", { from: "2028-02-29", to: "2028-02-29" })).toBe(false);
  });

  it("[PRICE-1] counts a stamp with an offset as its Budapest day, one without as written", () => {
    expect(activeAt("2026-11-21T12:00:00Z", { to: "2026-11-20T23:00:00Z" })).toBe(true);
    expect(activeAt("2026-11-21T12:00:00Z", { to: "2026-11-20T23:00:00" })).toBe(false);
  });

  it("[PRICE-1] is open at an absent bound, and never active with a bound that is no date", () => {
    expect(activeAt("1999-01-01T00:00:00Z", {})).toBe(true);
    expect(activeAt("2026-11-21T12:00:00Z", { to: "soon" })).toBe(false);
    expect(activeAt("2026-11-21T12:00:00Z", { from: "2026-02-30" })).toBe(false);
  });

  it("[PRICE-1] treats the conventional last day as having no end", () => {
    expect(activeAt("2026-11-21T12:00:00Z", { to: "9999-12-31T23:59:59Z" })).toBe(true);
  });

  it("[PRICE-1] ignores a special price of 0 or null", () => {
    expect(activeAt("2026-11-21T12:00:00Z", { price: 0 })).toBe(false);
    expect(activeAt("2026-11-21T12:00:00Z", { price: null })).toBe(false);
  });

  it("[PRICE-1] counts days in the calendar it is given", () => {
    expect(activeAt("2026-11-21T23:30:00Z", { to: "2026-11-21", timeZone: "UTC" })).toBe(true);
  });
});

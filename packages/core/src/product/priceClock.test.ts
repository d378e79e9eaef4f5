import { describe, expect, it } from "vitest";
import { huf } from "./amounts.ts";
import { priceClock } from "./priceClock.ts";

const clockAt = (now: string, bounds: { from?: string; to?: string; timeZone?: string }) => {
  const { price, changesAt } = priceClock(
    {
      regularPrice: huf(599),
      specialPrice: huf(499),
      specialFrom: bounds.from ?? null,
      specialTo: bounds.to ?? null,
      personalPrice: null,
    },
    { now: new Date(now), timeZone: bounds.timeZone },
  );
  return [price, changesAt === null ? null : new Date(changesAt).toISOString()];
};

describe("priceClock", () => {
  it.each([
    ["in winter", "2026-11-21T10:00:00Z", "2026-11-21", "2026-11-21T23:00:00.000Z"],
    ["in summer", "2026-07-01T10:00:00Z", "2026-07-02", "2026-07-02T22:00:00.000Z"],
    ["after the short day", "2026-03-29T00:30:00Z", "2026-03-29", "2026-03-29T22:00:00.000Z"],
    ["before the short day", "2026-03-28T10:00:00Z", "2026-03-28", "2026-03-28T23:00:00.000Z"],
    ["after the long day", "2026-10-25T00:30:00Z", "2026-10-25", "2026-10-25T23:00:00.000Z"],
    ["before the long day", "2026-10-24T10:00:00Z", "2026-10-24", "2026-10-24T22:00:00.000Z"],
    ["on the eve of a leap day", "2028-02-28T10:00:00Z", "2028-02-28", "2028-02-28T23:00:00.000Z"],
    ["on a leap day", "2028-02-29T10:00:00Z", "2028-02-29", "2028-02-29T23:00:00.000Z"],
    ["at the end of a year", "2026-12-31T10:00:00Z", "2026-12-31", "2026-12-31T23:00:00.000Z"],
  ])("[PRICE-1] a special price ends at midnight in Budapest %s", (_when, now, to, changesAt) => {
    expect(clockAt(now, { to })).toEqual([499, changesAt]);
  });

  it("[PRICE-1] a future special price begins at midnight in Budapest", () => {
    expect(clockAt("2026-07-01T10:00:00Z", { from: "2026-07-03" })).toEqual([599, "2026-07-02T22:00:00.000Z"]);
  });

  it("[PRICE-1] a bound with a time counts as its day", () => {
    expect(clockAt("2026-07-01T10:00:00Z", { to: "2026-07-02T08:00:00+02:00" })).toEqual([
      499,
      "2026-07-02T22:00:00.000Z",
    ]);
  });

  it("[PRICE-1] has no next change if none is known", () => {
    expect(clockAt("2026-11-21T10:00:00Z", {})).toEqual([499, null]);
    expect(clockAt("2026-11-21T10:00:00Z", { to: "2026-11-20" })).toEqual([599, null]);
    expect(clockAt("2026-11-21T10:00:00Z", { from: "2026-11-30", to: "2026-11-25" })).toEqual([599, null]);
    expect(clockAt("2026-11-21T10:00:00Z", { to: "soon" })).toEqual([599, null]);
    expect(clockAt("2026-11-21T10:00:00Z", { to: "9999-12-31" })).toEqual([499, null]);
    expect(clockAt("2026-11-21T10:00:00Z", { to: "9999-12-31T23:59:59Z" })).toEqual([499, null]);
  });

  it("[PRICE-1] uses the given calendar", () => {
    expect(clockAt("2026-11-21T10:00:00Z", { to: "2026-11-21", timeZone: "America/New_York" })).toEqual([
      499,
      "2026-11-22T05:00:00.000Z",
    ]);
  });
});

import { expect, it } from "vitest";
import { formatDay } from "./formatDay.ts";

it("writes a day in Hungarian, in any time zone", () => {
  expect(formatDay("2026-01-01")).toBe("2026. január 1.");
  expect(formatDay("2026-12-31")).toBe("2026. december 31.");
});

it("refuses an invalid day", () => {
  expect(() => formatDay("tegnap")).toThrow(RangeError);
});

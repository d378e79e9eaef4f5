import { expect, it } from "vitest";
import { formatDay } from "./formatDay.ts";

it("writes a day as it is said, in whatever zone the machine is", () => {
  expect(formatDay("2026-01-01")).toBe("2026. január 1.");
  expect(formatDay("2026-12-31")).toBe("2026. december 31.");
});

it("refuses what is no day", () => {
  expect(() => formatDay("tegnap")).toThrow(RangeError);
});

import { expect, it } from "vitest";
import { roundedRatio } from "./roundedRatio.ts";

it("[PRICE-8] the division comes before the rounding", () => {
  expect(roundedRatio(100, 7, 8)).toBe(88);
  expect(roundedRatio(0.3, 1, 3)).toBe(0);
  expect(roundedRatio(1.5, 1, 3)).toBe(1);
});

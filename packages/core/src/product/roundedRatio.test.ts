import { expect, it } from "vitest";
import { roundedRatio } from "./roundedRatio.ts";

it("[PRICE-8] divides before it rounds", () => {
  expect(roundedRatio(100, 7, 8)).toBe(88);
  expect(roundedRatio(0.3, 1, 3)).toBe(0);
  expect(roundedRatio(1.5, 1, 3)).toBe(1);
});

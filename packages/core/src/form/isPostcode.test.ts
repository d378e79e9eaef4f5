import { expect, it } from "vitest";
import { isPostcode } from "./isPostcode.ts";

it.each([
  ["1186", true],
  ["9999", true],
  ["0186", false],
  ["118", false],
  ["11860", false],
  ["118a", false],
  ["a186", false],
  ["118 ", false],
])("[ADDR-6] %j has the form of a postcode: %s", (text, isOne) => {
  expect(isPostcode(text)).toBe(isOne);
});

it("[ADDR-6] the length of a postcode is the given one", () => {
  expect(isPostcode("10115", { postcodeLength: 5 })).toBe(true);
  expect(isPostcode("1186", { postcodeLength: 5 })).toBe(false);
});

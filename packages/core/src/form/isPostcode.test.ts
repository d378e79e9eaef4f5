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

it.each([
  ["01067", { postcodeLength: 5, postcodeCharacters: "digits" }, true],
  ["D1067", { postcodeLength: 5, postcodeCharacters: "digits" }, false],
  ["1012AB", { postcodeLength: 6, postcodeCharacters: "letters" }, true],
  ["1012 A", { postcodeLength: 6, postcodeCharacters: "letters" }, false],
  ["1012ab", { postcodeLength: 6, postcodeCharacters: "letters" }, false],
] as const)("[ADDR-6] %j has the form %o: %s", (text, form, isOne) => {
  expect(isPostcode(text, form)).toBe(isOne);
});

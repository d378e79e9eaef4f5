import { expect, it } from "vitest";
import { formatPhone } from "./formatPhone.ts";
import { nationalPhone } from "./nationalPhone.ts";

it.each([
  ["3615550146", "1 555 0146"],
  ["36201234567", "20 123 4567"],
  ["36101234567", "10 123 4567"],
  ["3652123456", "52 123 456"],
])("[FORM-2] %s is grouped as %s, after its area code", (value, grouped) => {
  expect(nationalPhone(value)).toBe(grouped);
  expect(formatPhone(value)).toBe(`+36 ${grouped}`);
});

it.each(["361234567", "362012345678"])("[FORM-2] %s, too short or too long for a number, has no groups", (value) => {
  expect(nationalPhone(value)).toBe(value.slice(2));
});

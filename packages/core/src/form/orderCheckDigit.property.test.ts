import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { runs } from "../runs.test.config.ts";
import { isOrderNumber } from "./isOrderNumber.ts";
import { orderCheckDigit } from "./orderCheckDigit.ts";

const numbers = fc
  .integer({ min: 1_000_000, max: 9_999_999 })
  .map((digits) => `${digits}${orderCheckDigit(String(digits))}`);
const places = fc.nat({ max: 6 });

it.prop([numbers], runs)("[ORDER-15] A number with its check digit is one of an order", (number) => {
  expect(isOrderNumber(number)).toBe(true);
});

it.prop([numbers, fc.nat({ max: 7 }), fc.integer({ min: 1, max: 9 })], runs)(
  "[ORDER-15] A wrong digit makes a number that no order has",
  (number, place, by) => {
    const digit = (Number(number[place]) + by) % 10;
    expect(isOrderNumber(number.slice(0, place) + digit + number.slice(place + 1))).toBe(false);
  },
);

it.prop([numbers, places], runs)(
  "[ORDER-15] Two neighbouring digits that changed places make a number that no order has",
  (number, place) => {
    const [first = "", second = ""] = number.slice(place, place + 2);
    const swapped = number.slice(0, place) + second + first + number.slice(place + 2);
    expect(isOrderNumber(swapped)).toBe(first === second);
  },
);

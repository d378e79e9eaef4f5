import { expect, it } from "vitest";
import { huf } from "../../product/amounts.ts";
import { linePrice } from "./linePrice.ts";

const now = new Date("2026-11-21T12:00:00Z");
const beer = {
  regularPrice: huf(399),
  specialPrice: huf(299),
  specialFrom: null,
  specialTo: "2026-11-21",
  personalPrice: null,
  deposits: [{ id: "1", name: "üveg", price: huf(50), weight: null }],
};

it("[CART-18] six bottles cost six special prices and six deposits", () => {
  expect(linePrice(beer, { quantity: 6, now })).toBe(6 * 299 + 6 * 50);
});

it("[CART-18] rounds the goods once, half up", () => {
  expect(linePrice({ ...beer, deposits: [] }, { quantity: 0.5, now })).toBe(150);
  expect(linePrice({ ...beer, specialPrice: huf(100), deposits: [] }, { quantity: 1.005, now })).toBe(101);
});

it("[CART-18] rounds deposits separately from goods", () => {
  expect(
    linePrice(
      { ...beer, specialPrice: huf(1), deposits: [{ id: "1", name: "üveg", price: huf(1), weight: null }] },
      { quantity: 1.5, now },
    ),
  ).toBe(4);
});

it("[CART-18] throws for a quantity that is not finite", () => {
  expect(() => linePrice(beer, { quantity: Number.NaN, now })).toThrow(RangeError);
  expect(() => linePrice(beer, { quantity: Number.POSITIVE_INFINITY, now })).toThrow(RangeError);
});

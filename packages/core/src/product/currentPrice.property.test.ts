import { it } from "@fast-check/vitest";
import { expect } from "vitest";
import { runs } from "../runs.test.config.ts";
import { huf } from "./amounts.ts";
import { currentPrice } from "./currentPrice.ts";
import { priceKind } from "./priceKind.ts";
import { amounts, pricedNow } from "./prices.test.arbitrary.ts";

const now = new Date("2026-11-21T10:00:00Z");
const regular = { regularPrice: huf(599), specialPrice: null, specialFrom: null, specialTo: null, personalPrice: null };
const special = { ...regular, specialPrice: huf(499), specialTo: "2026-11-21" };
const over = (specialTo: string) => ({ specialPrice: huf(499), specialTo });
const personal = { ...regular, personalPrice: huf(549) };

it.each([
  ["the regular price", 599, "regular", regular],
  ["the special price", 499, "special", special],
  ["the personal price", 549, "personal", personal],
  ["the special price, though the personal one is lower", 499, "special", { ...special, personalPrice: huf(399) }],
  ["the special price, though the regular one is lower", 499, "special", { ...special, regularPrice: huf(399) }],
  ["the personal price after the special one", 549, "personal", { ...personal, ...over("2026-11-20") }],
  ["the regular price after the special one", 599, "regular", { ...regular, ...over("2026-11-20") }],
  ["the personal price where the special one is 0", 549, "personal", { ...personal, specialPrice: huf(0) }],
  ["the regular price where the personal one is 0", 599, "regular", { ...regular, personalPrice: huf(0) }],
] as const)("[PRICE-2] [PRICE-3] the current price is %s: %i Ft", (_which, price, kind, prices) => {
  expect(currentPrice(prices, { now })).toBe(price);
  expect(priceKind(prices, { now })).toBe(kind);
});

it.prop([pricedNow, amounts], runs)(
  "[PRICE-2] [PRICE-3] an active special price hides all other prices, and an inactive one hides none",
  ({ prices, now, isWithinDays }, other) => {
    const unlike =
      isWithinDays && prices.specialPrice ? { regularPrice: other, personalPrice: other } : { specialPrice: null };
    expect(currentPrice({ ...prices, ...unlike }, { now })).toBe(currentPrice(prices, { now }));
    expect(priceKind({ ...prices, ...unlike }, { now })).toBe(priceKind(prices, { now }));
  },
);

it.prop([pricedNow], runs)("[PRICE-2][PRICE-3] the kind names the price", ({ prices, now }) => {
  const byKind = { regular: prices.regularPrice, special: prices.specialPrice, personal: prices.personalPrice };
  expect(currentPrice(prices, { now })).toBe(byKind[priceKind(prices, { now })]);
});

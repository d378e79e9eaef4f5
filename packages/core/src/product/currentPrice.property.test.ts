import { it } from "@fast-check/vitest";
import { expect } from "vitest";
import { runs } from "../runs.test.config.ts";
import { currentPrice } from "./currentPrice.ts";
import { priceKind } from "./priceKind.ts";
import { pricedNow } from "./prices.test.arbitrary.ts";

it.prop([pricedNow], runs)(
  "[PRICE-3] is the active special price, else the personal one, else the regular one",
  ({ prices, now, isWithinDays }) => {
    const wanted = [isWithinDays ? prices.specialPrice : null, prices.personalPrice].find(
      (price) => price !== null && price > 0,
    );
    expect(currentPrice(prices, { now })).toBe(wanted ?? prices.regularPrice);
  },
);

it.prop([pricedNow], runs)(
  "[PRICE-2] a personal price counts only while no special price is active",
  ({ prices, now, isWithinDays }) => {
    const isSpecial = isWithinDays && prices.specialPrice !== null && prices.specialPrice > 0;
    const isPersonal = prices.personalPrice !== null && prices.personalPrice > 0;
    expect(priceKind(prices, { now })).toBe(isSpecial ? "special" : isPersonal ? "personal" : "regular");
  },
);

it.prop([pricedNow], runs)("[PRICE-2][PRICE-3] the kind names the price", ({ prices, now }) => {
  const byKind = { regular: prices.regularPrice, special: prices.specialPrice, personal: prices.personalPrice };
  expect(currentPrice(prices, { now })).toBe(byKind[priceKind(prices, { now })]);
});

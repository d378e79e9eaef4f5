import { it } from "@fast-check/vitest";
import { expect } from "vitest";
import { runs } from "../runs.test.config.ts";
import { isSpecialPriceActive } from "./isSpecialPriceActive.ts";
import { pricedNow } from "./prices.test.arbitrary.ts";

it.prop([pricedNow], runs)(
  "[PRICE-1] is active from its first to its last day, both included, however its bounds are written",
  ({ prices, now, isWithinDays }) => {
    const isGiven = prices.specialPrice !== null && prices.specialPrice > 0;
    expect(isSpecialPriceActive(prices, { now })).toBe(isGiven && isWithinDays);
  },
);

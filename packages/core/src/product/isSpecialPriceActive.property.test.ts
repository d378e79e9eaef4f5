import { it } from "@fast-check/vitest";
import { expect } from "vitest";
import { runs } from "../runs.test.config.ts";
import { isSpecialPriceActive } from "./isSpecialPriceActive.ts";
import { pricedNow } from "./prices.test.arbitrary.ts";

it.prop([pricedNow], runs)(
  "[PRICE-1] a special price is active from its first to its last day, both included, in every format of its bounds",
  ({ prices, now, isWithinDays }) => {
    const isGiven = prices.specialPrice !== null && prices.specialPrice > 0;
    expect(isSpecialPriceActive(prices, { now })).toBe(isGiven && isWithinDays);
  },
);

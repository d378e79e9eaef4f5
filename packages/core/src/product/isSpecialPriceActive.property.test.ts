import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { runs } from "../runs.test.config.ts";
import { isSpecialPriceActive } from "./isSpecialPriceActive.ts";
import { pricedNow } from "./prices.test.arbitrary.ts";

it.prop([pricedNow], runs)(
  "[PRICE-1] is active from its first to its last day, both included",
  ({ prices, now, isWithinDays }) => {
    const isGiven = prices.specialPrice !== null && prices.specialPrice > 0;
    expect(isSpecialPriceActive(prices, { now })).toBe(isGiven && isWithinDays);
  },
);

it.prop([pricedNow, fc.constantFrom("T00:00:00", "T23:59:59.999", " 12:00:00")], runs)(
  "[PRICE-1] does not look at the time of a bound",
  ({ prices, now }, time) => {
    const timed = {
      ...prices,
      specialFrom: prices.specialFrom && prices.specialFrom + time,
      specialTo: prices.specialTo && prices.specialTo + time,
    };
    expect(isSpecialPriceActive(timed, { now })).toBe(isSpecialPriceActive(prices, { now }));
  },
);

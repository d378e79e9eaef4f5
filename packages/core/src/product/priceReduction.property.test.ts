import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { runs } from "../runs.test.config.ts";
import { currentPrice } from "./currentPrice.ts";
import { discountPercent } from "./discountPercent.ts";
import { isNearestHalfUp } from "./halfUp.test.oracle.ts";
import { priceReduction } from "./priceReduction.ts";
import { pricedNow } from "./prices.test.arbitrary.ts";

it.prop([pricedNow], runs)(
  "[LAW-1] a reduction is measured from the lowest price of 30 days, or not shown",
  ({ prices, now }) => {
    const prior = prices.priorPrice;
    const price = currentPrice(prices, { now });
    const reduction = priceReduction(prices, { now });
    fc.pre(prior !== null);
    if (prior <= price) expect(reduction).toBeNull();
    else {
      expect(reduction?.struckPrice).toBe(prior);
      expect(isNearestHalfUp(reduction?.percent ?? -1, 100n * BigInt(prior - price), BigInt(prior))).toBe(true);
    }
  },
);

it.prop([pricedNow], runs)(
  "[LAW-1] without that lowest price, a reduction shows the regular price and its percent",
  ({ prices, now }) => {
    const unknown = { ...prices, priorPrice: null };
    const isReduced = currentPrice(unknown, { now }) < unknown.regularPrice;
    expect(priceReduction(unknown, { now })).toEqual(
      isReduced ? { struckPrice: unknown.regularPrice, percent: discountPercent(unknown, { now }) } : null,
    );
  },
);

import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { runs } from "../runs.test.config.ts";
import { currentPrice } from "./currentPrice.ts";
import { isNearestHalfUp } from "./halfUp.test.oracle.ts";
import { pricedNow } from "./prices.test.arbitrary.ts";
import { unitPrice } from "./unitPrice.ts";

it.prop([pricedNow, fc.integer({ min: 0, max: 50_000_000 })], runs)(
  "[PRICE-6] the unit price is the current price times the price per unit, rounded once, half up",
  ({ prices, now }, hundredThousandths) => {
    const of = unitPrice({ ...prices, priceUnit: "kg", pricePerUnit: Number(`${hundredThousandths}e-5`) }, { now });
    const exact = BigInt(currentPrice(prices, { now })) * BigInt(hundredThousandths);
    expect(of?.unit).toBe("kg");
    expect(isNearestHalfUp(of?.price ?? -1, exact, 100_000n)).toBe(true);
  },
);

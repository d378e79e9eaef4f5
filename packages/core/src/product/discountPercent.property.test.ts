import { it } from "@fast-check/vitest";
import { expect } from "vitest";
import { runs } from "../runs.test.config.ts";
import { currentPrice } from "./currentPrice.ts";
import { discountPercent } from "./discountPercent.ts";
import { isNearestHalfUp } from "./halfUp.test.oracle.ts";
import { pricedNow } from "./prices.test.arbitrary.ts";

it.prop([pricedNow], runs)(
  "[PRICE-4] the percent is the nearest whole percent below the regular price, 0 when not below",
  ({ prices, now }) => {
    const percent = discountPercent(prices, { now });
    const regular = BigInt(prices.regularPrice);
    const below = regular - BigInt(currentPrice(prices, { now }));
    if (below <= 0n) expect(percent).toBe(0);
    else expect(isNearestHalfUp(percent, 100n * below, regular)).toBe(true);
  },
);

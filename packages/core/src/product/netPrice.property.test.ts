import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { runs } from "../runs.test.config.ts";
import { isNearestHalfUp } from "./halfUp.test.oracle.ts";
import { netPrice } from "./netPrice.ts";
import { amounts } from "./prices.test.arbitrary.ts";

it.prop([amounts, fc.oneof(fc.constantFrom(0, 500, 1800, 2700), fc.integer({ min: 0, max: 10_000 }))], runs)(
  "[PRICE-5] [LAW-6] the net price is the gross price divided by 1 + VAT / 100, rounded half up, for every rate",
  (gross, hundredths) => {
    const net = netPrice(gross, { vat: hundredths / 100 });
    expect(net !== null && isNearestHalfUp(net, BigInt(gross) * 10_000n, 10_000n + BigInt(hundredths))).toBe(true);
  },
);

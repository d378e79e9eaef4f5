import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { runs } from "../runs.test.config.ts";
import { huf } from "./amounts.ts";
import { depositOf } from "./depositOf.ts";

it.prop([fc.array(fc.integer({ min: 0, max: 10_000 }))], runs)(
  "[LAW-3] a product's deposit is the sum of its deposit items' prices",
  (prices) => {
    const deposits = prices.map((price, index) => ({
      id: String(index),
      name: "palack",
      price: huf(price),
      weight: null,
    }));
    let sum = 0n;
    for (const price of prices) sum += BigInt(price);
    expect(BigInt(depositOf({ deposits }))).toBe(sum);
  },
);

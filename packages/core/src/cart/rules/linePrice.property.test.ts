import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { currentPrice } from "../../product/currentPrice.ts";
import { depositOf } from "../../product/depositOf.ts";
import { isNearestHalfUp } from "../../product/halfUp.test.oracle.ts";
import { amounts, pricedNow } from "../../product/prices.test.arbitrary.ts";
import { runs } from "../../runs.test.config.ts";
import { lineDeposit } from "./lineDeposit.ts";
import { linePrice } from "./linePrice.ts";
import { lines } from "../model/lines.test.arbitrary.ts";

it.prop([lines, pricedNow], runs)(
  "[CART-18] a line costs its quantity at the current price, rounded half up, plus its deposits",
  ({ line, deposit, hundredThousandths }, { prices, now }) => {
    const { quantity } = line;
    const product = { ...line.product, ...prices };
    const withDeposit = linePrice(product, { quantity, now });
    const goods = linePrice({ ...product, deposits: [] }, { quantity, now });
    expect(isNearestHalfUp(goods, BigInt(currentPrice(product, { now })) * hundredThousandths, 100_000n)).toBe(true);
    expect(isNearestHalfUp(withDeposit - goods, deposit * hundredThousandths, 100_000n)).toBe(true);
  },
);

it.prop([lines, amounts], runs)("[LAW-3] a reduced price does not change the deposit", ({ line }, reduced) => {
  const { quantity, product } = line;
  const now = new Date("2026-11-21T12:00:00Z");
  const cheaper = { ...product, personalPrice: reduced };
  const goods = linePrice({ ...cheaper, deposits: [] }, { quantity, now });
  expect(linePrice(cheaper, { quantity, now }) - goods).toBe(lineDeposit(product, { quantity }));
});

it.prop([lines, fc.integer({ min: 1, max: 100 })], runs)(
  "[LAW-3] the deposit of whole units is that many times the unit's deposit",
  ({ line: { product } }, quantity) => {
    expect(lineDeposit(product, { quantity })).toBe(depositOf(product) * quantity);
  },
);

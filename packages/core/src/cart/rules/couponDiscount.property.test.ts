import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { huf } from "../../product/amounts.ts";
import { isNearestHalfUp } from "../../product/halfUp.test.oracle.ts";
import { amounts } from "../../product/prices.test.arbitrary.ts";
import { runs } from "../../runs.test.config.ts";
import { couponDiscount } from "./couponDiscount.ts";
import { lineDeposit } from "./lineDeposit.ts";
import { lines } from "../model/lines.test.arbitrary.ts";
import { linePrice } from "./linePrice.ts";

const now = new Date("2026-11-21T12:00:00Z");
const pricedLines = lines.map(({ line }) => ({
  ...line,
  total: linePrice(line.product, { quantity: line.quantity, now }),
}));
const couponLines = fc.array(pricedLines, { minLength: 1, maxLength: 5 });
const minimums = fc.oneof(fc.constant(huf(0)), amounts);
const percents = fc.record({ percent: fc.integer({ min: 1, max: 100 }), amount: fc.constant(null), minimum: minimums });
const fixed = fc.record({ percent: fc.constant(null), amount: amounts, minimum: minimums });
const coupons = fc.oneof(percents, fixed);

type Line = typeof pricedLines extends fc.Arbitrary<infer Each> ? Each : never;
const goodsOf = (all: ReadonlyArray<Line>) =>
  all.reduce(
    (sum, { total, product, quantity }) => sum + BigInt(total) - BigInt(lineDeposit(product, { quantity })),
    0n,
  );

it.prop([coupons, couponLines], runs)(
  "[LAW-3] the discount is whole forint, between 0 and the goods' price, and excludes deposits",
  (coupon, all) => {
    const discount = couponDiscount(coupon, { lines: all });
    const bare = all.map((line) => ({
      ...line,
      total: huf(line.total - lineDeposit(line.product, line)),
      product: { deposits: [] },
    }));
    expect(couponDiscount(coupon, { lines: bare })).toBe(discount);
    if (discount === null) return;
    expect(Number.isSafeInteger(discount) && discount >= 0).toBe(true);
    expect(BigInt(discount)).toBeLessThanOrEqual(goodsOf(all));
  },
);

it.prop([percents, couponLines], runs)(
  "[LAW-3] a percentage coupon takes its share of the goods without deposits, rounded half up once",
  (coupon, all) => {
    const discount = couponDiscount({ ...coupon, minimum: huf(0) }, { lines: all });
    expect(isNearestHalfUp(discount ?? -1, goodsOf(all) * BigInt(coupon.percent), 100n)).toBe(true);
  },
);

it.prop([fixed, couponLines], runs)(
  "[LAW-3] an amount coupon takes its amount, at most the goods without deposits",
  (coupon, all) => {
    const goods = goodsOf(all);
    const amount = BigInt(coupon.amount);
    expect(couponDiscount({ ...coupon, minimum: huf(0) }, { lines: all })).toBe(
      Number(amount < goods ? amount : goods),
    );
  },
);

it.prop([coupons, couponLines], runs)(
  "[LAW-3] a coupon applies from its minimum value of goods, and never to an empty cart",
  (coupon, all) => {
    expect(couponDiscount(coupon, { lines: all }) !== null).toBe(goodsOf(all) >= BigInt(coupon.minimum));
    const exactly = { ...coupon, minimum: huf(Number(goodsOf(all))) };
    expect(couponDiscount(exactly, { lines: all })).not.toBeNull();
    expect(couponDiscount({ ...exactly, minimum: huf(exactly.minimum + 1) }, { lines: all })).toBeNull();
    expect(couponDiscount({ ...coupon, minimum: huf(0) }, { lines: [] })).toBeNull();
  },
);

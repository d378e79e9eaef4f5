import { allot } from "@kamra/core/unstable";
import fc from "fast-check";
import { expect, it } from "vitest";
import { runs } from "../runs.test.config.ts";
import { refundOf, type WithdrawnLine } from "./refundOf.ts";

const decimals = 100_000;
const held = fc.oneof(
  fc.integer({ min: 1, max: 20 }).map((whole) => whole * decimals),
  fc.integer({ min: 1, max: 5_000_000 }),
);

/** From 0 to 1. A double would nearly always be next to 0. */
const part = fc.integer({ min: 0, max: 1000 }).map((thousandths) => thousandths / 1000);

/** Lines of an order, and a split of their returned amounts into withdrawals. */
const bought = fc.record({
  quantity: held,
  price: fc.oneof(fc.nat(20), fc.nat(100_000)),
  deposit: fc.constantFrom(0, 0, 50, 300),
  cuts: fc.array(part, { minLength: 2, maxLength: 5 }),
  keeps: fc.boolean(),
  isDiscounted: fc.boolean(),
});

const half = (dividend: bigint, divisor: bigint) => Number((2n * dividend + divisor) / (2n * divisor));

const orders = fc
  .record({
    lines: fc.array(bought, { minLength: 1, maxLength: 6 }),
    discount: part,
    delivery: fc.nat(3000),
    boxing: fc.nat(500),
    donation: fc.nat(1000),
  })
  .map(({ lines, discount, delivery, boxing, donation }) => {
    const goods = lines.map(({ price, quantity }) => half(BigInt(price) * BigInt(quantity), BigInt(decimals)));
    const goods_amount = goods.reduce((sum, amount) => sum + amount, 0);
    const deposit_amount = lines.reduce((sum, { deposit }) => sum + deposit, 0);
    const counted = goods.map((amount, index) => (lines[index]?.isDiscounted === true ? amount : 0));
    const discount_amount = 0 - Math.round(counted.reduce((sum, amount) => sum + amount, 0) * discount);
    const discounts = allot(discount_amount, counted);
    const amounts = {
      goods_amount,
      deposit_amount,
      discount_amount,
      delivery_amount: delivery,
      cash_on_delivery_amount: 390,
      boxing_amount: boxing,
      donation_amount: donation,
    };
    return {
      order: { ...amounts, total_amount: Object.values(amounts).reduce((sum, amount) => sum + amount, 0) },
      lines: lines.map((line, index) => ({
        ...line,
        total: (goods[index] ?? 0) + line.deposit,
        discount: discounts[index] ?? 0,
      })),
    };
  });

type Bought = Pick<WithdrawnLine, "quantity" | "total" | "discount">;
const line = ({ quantity, total, discount }: Bought, withdrawn: number): WithdrawnLine => ({
  quantity: quantity / decimals,
  withdrawn: withdrawn / decimals,
  total,
  discount,
});
const check = (judge: (order: typeof orders extends fc.Arbitrary<infer Order> ? Order : never) => void) =>
  fc.assert(fc.property(orders, judge), runs);

it("[LAW-11] refunds nothing for what is kept, and all of what is returned, except the donation", () => {
  check(({ order, lines }) => {
    expect(refundOf(order, { lines: lines.map((each) => line(each, 0)) })).toBe(0);
    expect(refundOf(order, { lines: lines.map((each) => line(each, each.quantity)) })).toBe(
      order.total_amount - order.donation_amount,
    );
  });
});

it("[LAW-11] refunds delivery and fees only once nothing is kept", () => {
  check(({ order, lines }) => {
    const [first, ...others] = lines;
    if (first === undefined) return;
    const all = others.map((each) => line(each, each.quantity));
    const refund = refundOf(order, { lines: [line(first, first.quantity - 1), ...all] });
    const fees = order.delivery_amount + order.cash_on_delivery_amount + order.boxing_amount;
    expect(refund).toBeLessThanOrEqual(order.total_amount - order.donation_amount - fees);
  });
});

it("[LAW-11] [LAW-3] never refunds a negative amount, and all withdrawals together refund what a single one would", () => {
  check(({ order, lines }) => {
    const steps = Math.max(...lines.map(({ cuts }) => cuts.length));
    const after = (step: number) =>
      lines.map((each) => {
        const most = each.keeps ? Math.floor(each.quantity / 2) : each.quantity;
        const cut = step >= steps ? 1 : Math.max(0, ...[...each.cuts].sort((one, other) => one - other).slice(0, step));
        return line(each, Math.round(most * cut));
      });
    const due = Array.from({ length: steps + 1 }, (_, step) => refundOf(order, { lines: after(step) }));
    for (const [step, amount] of due.entries()) if (step > 0) expect(amount).toBeGreaterThanOrEqual(due[step - 1] ?? 0);
    expect(due.at(-1)).toBeLessThanOrEqual(order.total_amount - order.donation_amount);
  });
});

it("[LAW-11] [ORDER-12] a returned line refunds what it cost, to the forint, whatever a coupon took off others", () => {
  check(({ order, lines }) => {
    if (lines.length === 1) return;
    for (const [index, wanted] of lines.entries()) {
      const refund = refundOf(order, {
        lines: lines.map((each, place) => line(each, place === index ? each.quantity : 0)),
      });
      expect(refund).toBe(wanted.total + wanted.discount);
      if (!wanted.isDiscounted) expect(refund).toBe(wanted.total);
    }
  });
});

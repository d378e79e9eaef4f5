import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { huf, type Huf } from "../../product/amounts.ts";
import { amounts } from "../../product/prices.test.arbitrary.ts";
import { runs } from "../../runs.test.config.ts";
import { allot } from "./allot.ts";
import { invoiceLines, vatByRate } from "./invoiceLines.ts";
import { orderCosts } from "./orderCosts.ts";

const sum = (values: ReadonlyArray<number>) => values.reduce((total, value) => total + value, 0);
const weights = fc.array(fc.oneof(amounts, fc.constant(0)), { minLength: 1, maxLength: 12 });

it.prop([fc.oneof(fc.integer({ min: -2_000_000, max: 2_000_000 }), fc.constant(0)), weights], runs)(
  "[ORDER-12] parts of an amount add up to it, keep its sign, and are within one forint of their exact share",
  (amount, given) => {
    const parts = allot(amount, given);
    expect(sum(parts)).toBe(amount);
    const whole = sum(given);
    for (const [index, part] of parts.entries()) {
      expect(Math.sign(part) * Math.sign(amount)).toBeGreaterThanOrEqual(0);
      const exact = whole === 0 ? amount / given.length : (amount * (given[index] ?? 0)) / whole;
      expect(Math.abs(part - exact)).toBeLessThan(1);
      if (whole > 0 && Math.abs(amount) <= whole) expect(Math.abs(part)).toBeLessThanOrEqual(given[index] ?? 0);
    }
  },
);

it.prop([amounts, weights], runs)(
  "[ORDER-12] of two parts the one with the greater weight is never smaller, and among equal ones the earlier is never smaller",
  (amount, given) => {
    const parts = allot(amount, given);
    for (const [one, left] of given.entries())
      for (const [other, right] of given.entries())
        if (left > right || (left === right && one < other))
          expect(parts[one]).toBeGreaterThanOrEqual(parts[other] ?? NaN);
  },
);

it("[ORDER-12] an amount without anything to take it is an error", () => {
  expect(() => allot(1, [])).toThrow(RangeError);
});

const fees = fc.oneof(fc.constant(huf(0)), amounts);
const orders = fc
  .record({
    lines: fc.array(
      fc.record({
        goods: fc.oneof(amounts, fc.constant(0)),
        deposit: fc.constantFrom(0, 0, 50, 1200),
        vatPercent: fc.constantFrom(5, 18, 27, 27, 0, null),
        isDiscounted: fc.boolean(),
      }),
      { minLength: 1, maxLength: 8 },
    ),
    reduced: fc.oneof(fc.constantFrom(0, 1), fc.double({ min: 0, max: 1, noNaN: true })),
    fees: fc.record({ delivery: fees, cashOnDelivery: fees, boxing: fees }),
  })
  .map(({ lines, reduced, fees: given }) => {
    const counted = sum(lines.filter(({ isDiscounted }) => isDiscounted).map(({ goods }) => goods));
    return {
      lines: lines.map(({ goods, deposit, ...line }) => ({
        ...line,
        deposit: huf(deposit),
        total: huf(goods + deposit),
      })),
      amounts: { ...given, discount: huf(0 - Math.round(counted * reduced)) },
    };
  });

const goodsOf = ({ total, deposit }: { readonly total: Huf; readonly deposit: Huf }) => total - deposit;

it.prop([orders], runs)(
  "[ORDER-12] [LAW-3] the discount goes to the goods that it counted, and lines, fees and VAT add up to the order's amounts",
  ({ lines, amounts: given }) => {
    const costs = orderCosts(lines, given);
    expect(costs.lines).toHaveLength(lines.length);
    expect(sum(costs.lines.map(({ discount }) => discount))).toBe(given.discount);
    for (const [index, { discount, paid, vat }] of costs.lines.entries()) {
      const line = lines[index] ?? expect.fail("There is no such line");
      if (!line.isDiscounted) expect(discount).toBe(0);
      expect(discount).toBeLessThanOrEqual(0);
      expect(paid).toBe(line.total + discount);
      expect(paid).toBeGreaterThanOrEqual(line.deposit);
      expect(vat).toBeLessThanOrEqual(paid - line.deposit);
      expect(vat).toBeGreaterThanOrEqual(0);
    }
    const feeOf = (kind: string) => sum(costs.fees.filter((fee) => fee.kind === kind).map(({ amount }) => amount));
    expect({
      delivery: feeOf("DELIVERY"),
      cashOnDelivery: feeOf("CASH_ON_DELIVERY"),
      boxing: feeOf("BOXING"),
    }).toEqual({ delivery: given.delivery, cashOnDelivery: given.cashOnDelivery, boxing: given.boxing });
    const rates = new Set(lines.map(({ vatPercent }) => vatPercent));
    for (const { vatPercent, amount, vat } of costs.fees) {
      expect(rates).toContain(vatPercent);
      expect(amount).toBeGreaterThan(0);
      expect(vat).toBeLessThanOrEqual(amount);
    }
  },
);

it.prop([orders, fees], runs)(
  "[ORDER-12] [LAW-6] an invoice adds up to the total, and the VAT of each rate is that of its sum",
  ({ lines, amounts: given }, donation) => {
    const costs = orderCosts(lines, given);
    const deposit = huf(sum(lines.map((line) => line.deposit)));
    const goods = huf(sum(lines.map(goodsOf)));
    const total = huf(
      goods + deposit + given.discount + given.delivery + given.cashOnDelivery + given.boxing + donation,
    );
    const ordered = lines.map((line, index) => ({
      ...line,
      ...(costs.lines[index] ?? expect.fail("A line has no costs")),
    }));
    const invoice = invoiceLines({
      lines: ordered,
      fees: costs.fees,
      amounts: { deposit, donation },
    });
    expect(sum(invoice.map(({ amount }) => amount))).toBe(total);
    const rates = vatByRate(invoice);
    expect(sum(rates.map(({ amount }) => amount))).toBe(total);
    for (const { vatPercent, amount, net, vat } of rates) {
      expect(net + vat).toBe(amount);
      const rate = vatPercent ?? 0;
      expect(Math.abs(vat - (amount * rate) / (100 + rate))).toBeLessThanOrEqual(0.5);
    }
  },
);

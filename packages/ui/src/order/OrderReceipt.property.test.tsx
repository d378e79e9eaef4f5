import { type OrderLine, orderCosts } from "@kamra/core/orders";
import { huf, productId } from "@kamra/core/product";
import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { order } from "../stories/orders.ts";
import { OrderReceipt } from "./OrderReceipt.tsx";

const sum = (values: ReadonlyArray<number>) => values.reduce((total, value) => total + value, 0);
const amount = fc.nat(50_000);

const goods = fc.record({
  price: amount,
  deposit: fc.constantFrom(0, 0, 50, 1200),
  vatPercent: fc.constantFrom(5, 18, 27, null),
  isDiscounted: fc.boolean(),
});

/** Orders whose costs are allotted as those of placed ones. */
const orders = fc
  .record({
    goods: fc.array(goods, { minLength: 1, maxLength: 6 }),
    percent: fc.integer({ min: 0, max: 100 }),
    fees: fc.tuple(amount, amount, amount, amount),
  })
  .map(({ goods: bought, percent, fees: [delivery, cashOnDelivery, boxing, donation] }) => {
    const counted = sum(bought.filter(({ isDiscounted }) => isDiscounted).map(({ price }) => price));
    const parts = {
      goods: huf(sum(bought.map(({ price }) => price))),
      deposit: huf(sum(bought.map(({ deposit }) => deposit))),
      discount: huf(0 - Math.round((counted * percent) / 100)),
      delivery: huf(delivery),
      cashOnDelivery: huf(cashOnDelivery),
      boxing: huf(boxing),
      donation: huf(donation),
    };
    const lines = bought.map(({ price, deposit, ...line }, index) => ({
      ...line,
      productId: productId(String(index)),
      total: huf(price + deposit),
      deposit: huf(deposit),
    }));
    const costs = orderCosts(lines, parts);
    return {
      amounts: { ...parts, total: huf(sum(Object.values(parts))) },
      fees: costs.fees,
      lines: lines.flatMap((line, index): OrderLine[] => {
        const [example, cost] = [order.lines[0], costs.lines[index]];
        return example && cost ? [{ ...example, ...line, ...cost }] : [];
      }),
    };
  });

/** The amounts in the elements of a kind, as they are read. */
const shownIn = (html: string, pattern: RegExp): number[] =>
  [...html.matchAll(pattern)].map(([, text = ""]) =>
    Number(
      text
        .replace("Ingyenes", "0 Ft")
        .replace("−", "-")
        .replace(/[^\d-]/g, ""),
    ),
  );

it("[ORDER-12] [LAW-6] A receipt shows amounts that add up exactly: lines, parts and VAT by rate to the total.", () => {
  fc.assert(
    fc.property(orders, (given) => {
      const html = renderToStaticMarkup(<OrderReceipt {...given} />);
      const items = [...html.matchAll(/<li[^]*?<\/li>/g)].map(String);
      const totals = items.map((item) => shownIn(item, />(?:kedvezménnyel )?([\d\s]+Ft)<\/span>/g));
      const paid = totals.map(([before = NaN, after = before]) => after);
      const [total = NaN, ...parts] = shownIn(html, /<dd[^>]*>(?:<span[^>]*>)?([^<]*)<\/(?:dd|span)>/g).toReversed();
      const { amounts } = given;
      const feesAndDonation = amounts.delivery + amounts.cashOnDelivery + amounts.boxing + amounts.donation;

      expect(total).toBe(amounts.total);
      expect(sum(parts)).toBe(total);
      expect(sum(totals.map(([before = NaN]) => before))).toBe(amounts.goods + amounts.deposit);
      expect(sum(paid) + feesAndDonation).toBe(total);

      const rates = html
        .split("<tr")
        .slice(2)
        .map((row) => shownIn(row, /<td[^>]*>(?:<span[^>]*>)?([^<]*)<\/(?:td|span)>/g));
      expect(sum(rates.map(([, , gross = NaN]) => gross))).toBe(total);
      for (const [net = NaN, vat = NaN, gross] of rates) expect(net + vat).toBe(gross);
    }),
  );
});

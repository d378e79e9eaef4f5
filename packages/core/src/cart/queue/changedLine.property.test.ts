import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { lowestValidQuantity } from "../../product/lowestValidQuantity.ts";
import { huf } from "../../product/amounts.ts";
import { runs } from "../../runs.test.config.ts";
import { changedLine } from "./changedLine.ts";
import { lineOf } from "./changes.test.arbitrary.ts";
import { linePrice } from "../rules/linePrice.ts";

const now = new Date("2026-11-21T12:00:00Z");
const units = fc.record({
  minimumQuantity: fc.option(fc.constantFrom(0.3, 1, 2.5), { nil: null }),
  quantityStep: fc.option(fc.constantFrom(0.05, 0.25, 1, 4), { nil: null }),
});
const wanted = fc.oneof(fc.constant(0), fc.double({ min: 0, max: 1000, noNaN: true }));

it.prop([units, units, wanted, fc.constantFrom("default" as const, "alternative" as const)], runs)(
  "[CART-4] quantity 0 removes the line; any other quantity is at least the unit's minimum and is priced",
  (unit, other, quantity, quantityType) => {
    const product = {
      ...lineOf("a", 1).product,
      defaultUnit: { name: "kg", ...unit },
      alternativeUnit: { name: "db", ...other, exchangeRate: 0.18 },
    };
    const line = changedLine(product, { quantity, quantityType, now });
    if (quantity === 0) {
      expect(line).toBeNull();
      return;
    }
    const chosen = quantityType === "default" ? product.defaultUnit : product.alternativeUnit;
    const counted = quantityType === "default" ? line?.quantity : line?.alternativeQuantity;
    expect(counted).toBeGreaterThanOrEqual(lowestValidQuantity(chosen));
    expect(line?.quantityType).toBe(quantityType);
    expect(line?.alternativeQuantity === null).toBe(quantityType === "default");
    expect(line?.total).toBe(linePrice(product, { quantity: line?.quantity ?? 0, now }));
  },
);

it("[CART-4] a changed line has the current price and no options, as the server is expected to answer", () => {
  const product = {
    ...lineOf("a", 1).product,
    specialPrice: huf(80),
    specialFrom: "2026-11-01",
    specialTo: "2026-11-30",
  };
  const line = changedLine(product, { quantity: 3, quantityType: "default", now: new Date("2026-11-21T12:00:00Z") });
  expect(line).toEqual({ ...lineOf("a", 3), product, price: 80, total: 240 });
  expect(
    changedLine(product, { quantity: 3, quantityType: "default", now: new Date("2026-12-21T12:00:00Z") }),
  ).toMatchObject({ price: 100, total: 300 });
});

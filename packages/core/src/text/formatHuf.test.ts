import { describe, expect, it } from "vitest";
import { huf } from "../product/amounts.ts";
import { formatHuf } from "./formatHuf.ts";
import { formatQuantity } from "./formatQuantity.ts";
import { formatUnitPrice } from "./formatUnitPrice.ts";

describe("formatHuf", () => {
  it.each([
    [0, "0\u00a0Ft"],
    [-0, "0\u00a0Ft"],
    [999, "999\u00a0Ft"],
    [1234, "1\u00a0234\u00a0Ft"],
    [1_234_567, "1\u00a0234\u00a0567\u00a0Ft"],
    [-1234, "\u22121\u00a0234\u00a0Ft"],
    [-123, "\u2212123\u00a0Ft"],
  ])("[FMT-1] %d reads %s", (amount, text) => {
    expect(formatHuf(huf(amount))).toBe(text);
  });
});

it.each([
  [1.5, "kg", "1,5 kg"],
  [3, "db", "3 db"],
  [0.18, "kg", "0,18 kg"],
  [0.00001, "kg", "0,00001 kg"],
  [10, "karton", "10 karton"],
  [1000, "db", "1\u00a0000 db"],
  [1234.56789, "kg", "1\u00a0234,56789 kg"],
  [2.000004, "kg", "2 kg"],
])("[QTY-3] %d %s reads %s", (quantity, unit, text) => {
  expect(formatQuantity(quantity, unit)).toBe(text);
});

it("[QTY-3] an invalid quantity has no text", () => {
  expect(() => formatQuantity(-1, "kg")).toThrow(
    expect.objectContaining({ _tag: "QuantityError", subject: "quantity" }),
  );
});

it("[PRICE-6] a unit price is written with its unit", () => {
  expect(formatUnitPrice({ price: huf(1490), unit: "kg" })).toBe("1\u00a0490\u00a0Ft/kg");
});

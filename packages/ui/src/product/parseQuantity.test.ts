import { expect, it } from "vitest";
import { parseQuantity } from "./parseQuantity.ts";

it("[QTY-8] reads a quantity with comma or point, with or without its unit", () => {
  expect(parseQuantity("1,5", { unit: "kg" })).toBe(1.5);
  expect(parseQuantity("0.25", { unit: "kg" })).toBe(0.25);
  expect(parseQuantity(" 12 db ", { unit: "db" })).toBe(12);
  expect(parseQuantity("1\u00a0200", { unit: "db" })).toBe(1200);
  expect(parseQuantity("3,", { unit: "db" })).toBe(3);
  expect(parseQuantity("0", { unit: "db" })).toBe(0);
});

it("[QTY-8] takes nothing else for a quantity", () => {
  for (const text of ["", "-1", "1e9", "NaN", "Infinity", "1,2,3", ",5", "2 kg", "9999999", "0x10"]) {
    expect(parseQuantity(text, { unit: "db" }), text).toBeNull();
  }
});

import { expect, it } from "vitest";
import { huf } from "../product/amounts.ts";
import { freeDeliveryFrom } from "./freeDeliveryFrom.ts";

const range = (from: number, price: number) => ({ from: huf(from), price: huf(price) });

it("is the least amount from which delivery is free", () => {
  expect(freeDeliveryFrom({ priceRanges: [range(0, 1490), range(30000, 0), range(20000, 0)] })).toBe(20000);
});

it("is null for a method that is never free, always free, or unknown", () => {
  expect(freeDeliveryFrom({ priceRanges: [range(0, 1490), range(20000, 990)] })).toBeNull();
  expect(freeDeliveryFrom({ priceRanges: [range(0, 0)] })).toBeNull();
  expect(freeDeliveryFrom(null)).toBeNull();
});

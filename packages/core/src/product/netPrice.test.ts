import { expect, it } from "vitest";
import { huf } from "./amounts.ts";
import { netPrice } from "./netPrice.ts";

it("[PRICE-5] the net price is the price without the VAT", () => {
  expect(netPrice(huf(1270), { vat: 27 })).toBe(1000);
  expect(netPrice(huf(1050), { vat: 5 })).toBe(1000);
  expect(netPrice(huf(3), { vat: 100 })).toBe(2);
  expect(netPrice(huf(1000), { vat: 0 })).toBe(1000);
});

it("[PRICE-5] a product without a VAT rate has no net price", () => {
  expect(netPrice(huf(1270), { vat: null })).toBeNull();
});

it.each([-1, -0.01])("[PRICE-5] a VAT of %d is refused", (vat) => {
  expect(() => netPrice(huf(1270), { vat })).toThrow(new RangeError(`Not a VAT rate: ${vat}`));
});

it.each([Number.NaN, Number.POSITIVE_INFINITY])("[PRICE-5] a VAT of %d is refused as no finite number", (vat) => {
  expect(() => netPrice(huf(1270), { vat })).toThrow(RangeError);
});

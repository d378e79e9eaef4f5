import { expect, it } from "vitest";
import { huf } from "./amounts.ts";
import { netPrice } from "./netPrice.ts";

it("[PRICE-5] subtracts the VAT", () => {
  expect(netPrice(huf(1270), { vat: 27 })).toBe(1000);
  expect(netPrice(huf(1050), { vat: 5 })).toBe(1000);
  expect(netPrice(huf(3), { vat: 100 })).toBe(2);
  expect(netPrice(huf(1000), { vat: 0 })).toBe(1000);
});

it("[PRICE-5] has no net price without a rate", () => {
  expect(netPrice(huf(1270), { vat: null })).toBeNull();
});

it.each([-1, -0.01])("[PRICE-5] refuses a VAT of %d", (vat) => {
  expect(() => netPrice(huf(1270), { vat })).toThrow(new RangeError(`Not a VAT rate: ${vat}`));
});

it.each([Number.NaN, Number.POSITIVE_INFINITY])(
  "[PRICE-5] refuses a VAT of %d, which is no number to reckon with",
  (vat) => {
    expect(() => netPrice(huf(1270), { vat })).toThrow(RangeError);
  },
);

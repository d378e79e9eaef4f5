import { describe, expect, it } from "vitest";
import { huf } from "../../product/amounts.ts";
import { cashOnDeliveryMessage } from "./cashOnDeliveryMessage.ts";
import { deliveryFee } from "./deliveryFee.ts";
import { deliveryPriceLabel } from "./deliveryPriceLabel.ts";

const postal = {
  kind: "postal" as const,
  price: huf(1990),
  discountPrice: null,
  priceRanges: [
    { from: huf(20_000), price: huf(0) },
    { from: huf(5000), price: huf(1490) },
    { from: huf(10_000), price: huf(990) },
  ],
};

describe("deliveryFee", () => {
  it.each([
    [0, 1990],
    [4999, 1990],
    [5000, 1490],
    [9999, 1490],
    [10_000, 990],
    [20_000, 0],
    [-1, 1990],
  ])("[TOTAL-2] for products worth %d is %d", (goods, fee) => {
    expect(deliveryFee(postal, { goods: huf(goods) })).toBe(fee);
  });

  it("[TOTAL-2] is the first one's of two ranges with the same start", () => {
    const priceRanges = [590, 690].map((price) => ({ from: huf(5000), price: huf(price) }));
    expect(deliveryFee({ ...postal, priceRanges }, { goods: huf(5000) })).toBe(590);
  });

  it("[TOTAL-2] is never more than the discount price, and may be less", () => {
    expect(deliveryFee({ ...postal, discountPrice: huf(1000) }, { goods: huf(5000) })).toBe(1000);
    expect(deliveryFee({ ...postal, discountPrice: huf(1000) }, { goods: huf(10_000) })).toBe(990);
    expect(deliveryFee({ ...postal, discountPrice: huf(0) }, { goods: huf(0) })).toBe(0);
  });

  it("[TOTAL-2] only the courier has time slots", () => {
    const timeSlot = { price: huf(690) };
    expect(deliveryFee(postal, { goods: huf(0), timeSlot })).toBe(1990);
    expect(deliveryFee({ ...postal, kind: "courier" }, { goods: huf(0), timeSlot })).toBe(690);
    expect(deliveryFee({ ...postal, kind: "courier" }, { goods: huf(20_000) })).toBe(0);
  });

  it("[TOTAL-2] no method costs nothing", () => {
    expect(deliveryFee(null, { goods: huf(0) })).toBe(0);
  });
});

it("[TOTAL-4] a delivery price has a label", () => {
  expect(deliveryPriceLabel(huf(0))).toBe("Ingyenes");
  expect(deliveryPriceLabel(huf(990))).toBe("990\u00a0Ft");
  expect(deliveryPriceLabel(huf(1990))).toBe("1\u00a0990\u00a0Ft");
  expect(deliveryPriceLabel(huf(0), { isAtMost: true })).toBe("Ingyenes");
  expect(deliveryPriceLabel(huf(1990), { isAtMost: true })).toBe("0-1\u00a0990\u00a0Ft");
});

it("[TOTAL-5] cash on delivery has a message", () => {
  expect(cashOnDeliveryMessage(huf(1290))).toBe("Az utánvét kezeléséért 1\u00a0290\u00a0Ft díjat számolunk fel.");
});

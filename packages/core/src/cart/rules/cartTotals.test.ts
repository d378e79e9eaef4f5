import { describe, expect, it } from "vitest";
import { huf } from "../../product/amounts.ts";
import { cartItemCount } from "./cartItemCount.ts";
import { cartTotals } from "./cartTotals.ts";

const beer = { deposits: [{ id: "1", name: "üveg", price: huf(50), weight: null }] };
const cart = { lines: [{ product: beer, quantity: 6 }], totalPrice: huf(10_300), discountPrice: null };
const courier = {
  kind: "courier" as const,
  price: huf(1290),
  discountPrice: null,
  extraCost: huf(190),
  priceRanges: [],
};

describe("cartTotals", () => {
  it("[TOTAL-1] counts absent parts as 0", () => {
    expect(cartTotals(cart, { shippingMethod: null })).toEqual({
      goods: 10_000,
      deposit: 300,
      discount: 0,
      delivery: 0,
      cashOnDelivery: 0,
      boxing: 0,
      total: 10_300,
    });
  });

  it("[TOTAL-1] treats a discount price of 0 as a discount", () => {
    expect(cartTotals({ ...cart, discountPrice: huf(0) }, { shippingMethod: null })).toMatchObject({
      discount: -10_300,
      total: 0,
    });
  });

  it("[TOTAL-3] the boxing fee is the method's extra cost", () => {
    expect(cartTotals(cart, { shippingMethod: courier })).toMatchObject({ boxing: 190, delivery: 1290, total: 11_780 });
  });

  it("[TOTAL-3] a payment method costs only when it is cash on delivery", () => {
    const cost = huf(490);
    expect(cartTotals(cart, { shippingMethod: null, paymentMethod: { kind: "cashOnDelivery", cost } })).toMatchObject({
      cashOnDelivery: 490,
      total: 10_790,
    });
    expect(cartTotals(cart, { shippingMethod: null, paymentMethod: { kind: "simple", cost } })).toMatchObject({
      cashOnDelivery: 0,
      total: 10_300,
    });
    expect(
      cartTotals(cart, { shippingMethod: null, paymentMethod: { kind: "cashOnDelivery", cost: null } }),
    ).toMatchObject({ cashOnDelivery: 0 });
  });

  it("[TOTAL-2] the delivery fee depends on the goods after discount, without deposits", () => {
    const postal = { ...courier, kind: "postal" as const, priceRanges: [{ from: huf(10_000), price: huf(0) }] };
    expect(cartTotals(cart, { shippingMethod: postal }).delivery).toBe(0);
    expect(cartTotals({ ...cart, discountPrice: huf(10_299) }, { shippingMethod: postal }).delivery).toBe(1290);
    expect(cartTotals({ ...cart, totalPrice: huf(10_299) }, { shippingMethod: postal }).delivery).toBe(1290);
  });

  it("[TOTAL-2] the courier's fee is the time slot's price", () => {
    expect(cartTotals(cart, { shippingMethod: courier, timeSlot: { price: huf(690) } }).delivery).toBe(690);
  });

  it("[TOTAL-6] uses a discount price above the total price unchanged", () => {
    expect(cartTotals({ ...cart, discountPrice: huf(10_500) }, { shippingMethod: null })).toMatchObject({
      discount: 200,
      total: 10_500,
    });
  });
});

it("[NAV-2] the cart's count is the number of its lines", () => {
  expect(cartItemCount({ lines: [] })).toBe(0);
  expect(cartItemCount(cart)).toBe(1);
});

import fc from "fast-check";
import { amounts } from "../../product/prices.test.arbitrary.ts";

const optional = fc.option(amounts, { nil: null });

const shippingMethods = fc.record({
  kind: fc.constantFrom("courier" as const, "postal" as const, "postPoint" as const, "pickup" as const, null),
  price: amounts,
  discountPrice: optional,
  extraCost: optional,
  priceRanges: fc.array(fc.record({ from: amounts, price: amounts }), { maxLength: 3 }),
});

/** How a cart is delivered and paid. */
export const chosen = fc.record({
  shippingMethod: fc.option(shippingMethods, { nil: null }),
  paymentMethod: fc.option(fc.record({ kind: fc.constantFrom("cashOnDelivery", "bankTransfer"), cost: optional }), {
    nil: null,
  }),
  timeSlot: fc.option(fc.record({ price: amounts }), { nil: null }),
});

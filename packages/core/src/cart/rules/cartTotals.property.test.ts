import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { huf } from "../../product/amounts.ts";
import { amounts } from "../../product/prices.test.arbitrary.ts";
import { runs } from "../../runs.test.config.ts";
import { cartTotals } from "./cartTotals.ts";
import { chosen } from "../model/chosen.test.arbitrary.ts";
import { lineDeposit } from "./lineDeposit.ts";
import { lines } from "../model/lines.test.arbitrary.ts";

const optional = fc.option(amounts, { nil: null });

const carts = fc.record({
  lines: fc.array(
    lines.map(({ line }) => line),
    { minLength: 1, maxLength: 6 },
  ),
  totalPrice: amounts,
  discountPrice: optional,
});

it.prop([carts, chosen], runs)(
  "[TOTAL-1][ORDER-13] the final price is the goods after discount plus delivery and boxing, and cash on delivery where anything is due",
  (cart, choices) => {
    const { total, delivery } = cartTotals(cart, choices);
    const { shippingMethod, paymentMethod } = choices;
    const payable = BigInt(cart.discountPrice === null ? cart.totalPrice : cart.discountPrice);
    const due = payable + BigInt(delivery) + BigInt(shippingMethod?.extraCost ?? 0);
    const isCash = paymentMethod?.kind === "cashOnDelivery" && due > 0n;
    expect(BigInt(total)).toBe(due + (isCash ? BigInt(paymentMethod.cost ?? 0) : 0n));
  },
);

it.prop([carts, chosen], runs)("[TOTAL-1] an empty cart costs nothing, whatever is chosen for it", (cart, choices) => {
  expect(new Set(Object.values(cartTotals({ ...cart, lines: [] }, choices)))).toEqual(new Set([0]));
});

it.prop([carts, chosen], runs)(
  "[TOTAL-6] the parts add up to the final price, and goods and deposits to the total price",
  (cart, choices) => {
    const { total, ...parts } = cartTotals(cart, choices);
    expect(Object.values(parts).reduce((sum, part) => sum + BigInt(part), 0n)).toBe(BigInt(total));
    expect(parts.goods + parts.deposit).toBe(cart.totalPrice);
  },
);

it.prop([carts, optional], runs)(
  "[LAW-3][TOTAL-6] the cart's deposit is the sum of the lines' deposits, independent of the discount",
  (cart, discountPrice) => {
    const { deposit } = cartTotals({ ...cart, discountPrice }, { shippingMethod: null });
    expect(deposit).toBe(
      huf(cart.lines.reduce((sum, { product, quantity }) => sum + lineDeposit(product, { quantity }), 0)),
    );
  },
);

import { cartTotals, linePrice } from "@kamra/core/cart";
import { preferredShippingMethod } from "@kamra/core/delivery";
import { isValidSelection } from "@kamra/core/unstable";
import { roundQuantity, toDefaultQuantity } from "@kamra/core/product";
import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { runs } from "../runs.test.config.ts";
import { carts } from "./carts.ts";
import { blankSelections, deliverySelections } from "./deliverySelections.ts";
import { instants } from "./instants.ts";
import { shippingOffers } from "./shippingMethods.ts";

const cartsNow = instants.chain((now) => fc.record({ now: fc.constant(now), cart: carts({ now }) }));

it.prop([cartsNow], runs)(
  "[CART-18] a generated cart's total price is the sum of its lines at current prices",
  ({ cart, now }) => {
    let sum = 0;
    for (const { product, quantity, total } of cart.lines) {
      expect(total).toBe(linePrice(product, { quantity, now }));
      sum += total;
    }
    expect(cart.totalPrice).toBe(sum);
  },
);

it.prop([cartsNow], runs)(
  "[QTY-2] [QTY-6] every generated line has a valid quantity of the chosen unit",
  ({ cart }) => {
    for (const { product, quantity, alternativeQuantity, quantityType } of cart.lines) {
      expect(quantity).toBeGreaterThan(0);
      expect(alternativeQuantity === null).toBe(quantityType === "default");
      if (alternativeQuantity === null) expect(roundQuantity(quantity, product.defaultUnit)).toBe(quantity);
      else if (product.alternativeUnit !== null) {
        expect(roundQuantity(alternativeQuantity, product.alternativeUnit)).toBe(alternativeQuantity);
        expect(toDefaultQuantity(alternativeQuantity, product.alternativeUnit)).toBe(quantity);
      }
    }
  },
);

it.prop([cartsNow, shippingOffers, deliverySelections], runs)(
  "[TOTAL-6] [LAW-3] the parts of a generated cart add up, and a discount never exceeds the products",
  ({ cart }, offer, selection) => {
    const { total, ...parts } = cartTotals(cart, { shippingMethod: preferredShippingMethod(offer, { selection }) });
    expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(total);
    expect(parts.goods + parts.discount).toBeGreaterThanOrEqual(0);
  },
);

it.prop([cartsNow], runs)("[SPEC-1] generated carts are plain data: JSON changes nothing", ({ cart }) => {
  expect(JSON.parse(JSON.stringify(cart))).toStrictEqual(cart);
});

it.prop([deliverySelections, blankSelections], runs)(
  "[ADDR-4] generated selections are valid, and blank ones are not",
  (selection, blank) => {
    expect(isValidSelection(selection)).toBe(true);
    expect(isValidSelection(blank)).toBe(false);
  },
);

import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { huf } from "../product/amounts.ts";
import { pricedNow } from "../product/prices.test.arbitrary.ts";
import { runs } from "../runs.test.config.ts";
import { cartTotals } from "./cartTotals.ts";
import { chosen } from "./chosen.test.arbitrary.ts";
import { currentTotals } from "./currentTotals.ts";
import { linePrice } from "./linePrice.ts";
import { lines } from "./lines.test.arbitrary.ts";

const pricedLines = fc
  .tuple(lines, pricedNow)
  .map(([{ line }, { prices }]) => ({ ...line, product: { ...line.product, ...prices } }));

it.prop([fc.array(pricedLines, { maxLength: 6 }), pricedNow, chosen], runs)(
  "[TOTAL-6][CART-18] is the total of a cart whose lines were priced one by one",
  (cart, { now }, choices) => {
    const totalPrice = huf(cart.reduce((sum, { product, quantity }) => sum + linePrice(product, { quantity, now }), 0));
    const expected = cartTotals({ lines: cart, totalPrice, discountPrice: null }, choices);
    expect(currentTotals(cart, { now, ...choices })).toEqual(expected);
  },
);

import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { huf } from "../../product/amounts.ts";
import { runs } from "../../runs.test.config.ts";
import { cartTotals } from "./cartTotals.ts";
import { cartWeight } from "./cartWeight.ts";
import { lines } from "../model/lines.test.arbitrary.ts";

/** The lines of a cart, and the same ones in another order. */
const shuffled = fc
  .array(
    lines.map(({ line }) => line),
    { maxLength: 20 },
  )
  .chain((inOrder) => fc.tuple(fc.constant(inOrder), fc.shuffledSubarray(inOrder, { minLength: inOrder.length })));

it.prop([shuffled], runs)(
  "[TOTAL-6] [WEIGHT-2] deposits and weights add up to the same sums in every order of the lines",
  ([lines, reordered]) => {
    expect(cartWeight(reordered)).toBe(cartWeight(lines));
    const money = { totalPrice: huf(1_000_000), discountPrice: null };
    expect(cartTotals({ lines: reordered, ...money }, { shippingMethod: null })).toEqual(
      cartTotals({ lines, ...money }, { shippingMethod: null }),
    );
  },
);

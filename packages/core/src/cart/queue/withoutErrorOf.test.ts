import { describe, expect, it } from "vitest";
import { AbortedError } from "../../kernel/TransportError.ts";
import type { CartState } from "./CartState.ts";
import { lineOf } from "./changes.test.arbitrary.ts";
import { withoutErrorOf } from "./withoutErrorOf.ts";

const error = new AbortedError();
const [a, b, c] = [lineOf("a", 1), lineOf("b", 1), lineOf("c", 1)];
const errors: CartState["lineErrors"] = { [a.product.id]: error, [b.product.id]: error };

describe("[CART-5] line errors", () => {
  it("are cleared by a change of their line or its options, and other lines keep theirs", () => {
    expect(withoutErrorOf({ kind: "line", productId: a.product.id, line: a }, errors)).toEqual({ b: error });
    expect(withoutErrorOf({ kind: "lineOptions", productId: a.product.id, options: {} }, errors)).toEqual({ b: error });
  });

  it("are all cleared when the cart is emptied", () => {
    expect(withoutErrorOf({ kind: "empty" }, errors)).toEqual({});
  });

  it("stay the same object when something else changes", () => {
    expect(withoutErrorOf({ kind: "line", productId: c.product.id, line: c }, errors)).toBe(errors);
    expect(withoutErrorOf({ kind: "choices", choices: { couponCode: null } }, errors)).toBe(errors);
  });
});

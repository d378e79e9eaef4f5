import { describe, expect, it } from "vitest";
import { AbortedError } from "../transport/TransportError.ts";
import type { CartState } from "./CartState.ts";
import { lineOf } from "./changes.test.arbitrary.ts";
import { withoutErrorOf } from "./withoutErrorOf.ts";

const error = new AbortedError();
const [a, b, c] = [lineOf("a", 1), lineOf("b", 1), lineOf("c", 1)];
const errors: CartState["lineErrors"] = { [a.product.id]: error, [b.product.id]: error };

describe("[CART-5] the errors of lines", () => {
  it("go when the line changes, or what is wished of it, and those of others stay", () => {
    expect(withoutErrorOf({ kind: "line", productId: a.product.id, line: a }, errors)).toEqual({ b: error });
    expect(withoutErrorOf({ kind: "wishes", productId: a.product.id, wishes: {} }, errors)).toEqual({ b: error });
  });

  it("all go when the cart is emptied", () => {
    expect(withoutErrorOf({ kind: "empty" }, errors)).toEqual({});
  });

  it("stay as they are, the same object, when something else changes", () => {
    expect(withoutErrorOf({ kind: "line", productId: c.product.id, line: c }, errors)).toBe(errors);
    expect(withoutErrorOf({ kind: "choices", choices: { couponCode: null } }, errors)).toBe(errors);
  });
});

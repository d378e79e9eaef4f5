import { describe, expect, it } from "vitest";
import { productId } from "../../product/productId.ts";
import type { Cart, CartLine } from "../model/Cart.ts";
import { cartOf, lineOf } from "./changes.test.arbitrary.ts";
import { shareEqualCart } from "./shareEqualCart.ts";

const seen = (hash: string, lines: ReadonlyArray<CartLine>): Cart => ({
  ...cartOf(lines),
  hash,
  warnings: [{ productId: productId("a"), productName: "a", message: "sold out" }],
});

describe("shareEqualCart", () => {
  it("[CART-16] keeps each equal line, product and list, even at a new position", () => {
    const previous = seen("v1", [lineOf("a", 1), lineOf("b", 1), lineOf("c", 1)]);
    const [a, b] = previous.lines;
    const next = shareEqualCart(previous, seen("v2", [lineOf("b", 2), lineOf("a", 1)]));
    expect(next.hash).toBe("v2");
    expect(next.lines[1]).toBe(a);
    expect(next.lines[0]).toEqual(lineOf("b", 2));
    expect(next.lines[0]?.product).toBe(b?.product);
    expect(next.warnings).toBe(previous.warnings);
    expect(next.shippingAddress).toBe(previous.shippingAddress);
  });

  it("[CART-16] keeps the array of lines when no line changed, and the cart when nothing changed", () => {
    const previous = seen("v1", [lineOf("a", 1), lineOf("b", 1)]);
    expect(shareEqualCart(previous, seen("v2", [lineOf("a", 1), lineOf("b", 1)])).lines).toBe(previous.lines);
    expect(shareEqualCart(previous, seen("v1", [lineOf("a", 1), lineOf("b", 1)]))).toBe(previous);
  });

  it("[CART-16] returns the next cart when there was none before", () => {
    const next = seen("v1", [lineOf("a", 1)]);
    expect(shareEqualCart(null, next)).toBe(next);
  });
});

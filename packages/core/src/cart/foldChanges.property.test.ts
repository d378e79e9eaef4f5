import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { runs } from "../runs.test.config.ts";
import type { Cart } from "./Cart.ts";
import { carts, changes } from "./changes.test.arbitrary.ts";
import type { CartChange } from "./CartChange.ts";
import { foldChanges } from "./foldChanges.ts";

/** What a shopper expects, kept as quantities by product. */
const expected = (cart: Cart, all: ReadonlyArray<CartChange>): ReadonlyMap<string, number> => {
  const quantities = new Map<string, number>(cart.lines.map(({ product, quantity }) => [product.id, quantity]));
  for (const change of all) {
    if (change.kind === "empty") quantities.clear();
    if (change.kind !== "line") continue;
    if (change.line === null) quantities.delete(change.productId);
    else quantities.set(change.productId, change.line.quantity);
  }
  return quantities;
};

it.prop([carts, fc.array(changes)], runs)(
  "[CART-16] the view is what the changes make of the cart, in their order",
  (cart, all) => {
    const view = foldChanges(cart, all);
    expect(new Map<string, number>(view.lines.map(({ product, quantity }) => [product.id, quantity]))).toEqual(
      expected(cart, all),
    );
    expect(view.totalPrice).toBe(view.lines.reduce((sum, { total }) => sum + total, 0));
    expect(view.shippingAddress).toEqual(all.some(({ kind }) => kind === "clearAddress") ? null : cart.shippingAddress);
  },
);

it.prop([carts, fc.array(changes)], runs)(
  "a line that no change touches stays the same object, in its order",
  (cart, all) => {
    const touched = new Set(all.flatMap((change) => (change.kind === "line" ? [change.productId] : [])));
    const untouched = all.some(({ kind }) => kind === "empty")
      ? []
      : cart.lines.filter(({ product }) => !touched.has(product.id));
    const kept = foldChanges(cart, all).lines.filter((line) => cart.lines.includes(line));
    expect(kept.filter(({ product }) => !touched.has(product.id))).toEqual(untouched);
  },
);

it.prop([carts], runs)("without changes it is the cart itself", (cart) => {
  expect(foldChanges(cart, [])).toBe(cart);
});

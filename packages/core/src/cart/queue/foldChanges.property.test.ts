import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { runs } from "../../runs.test.config.ts";
import type { Cart } from "../model/Cart.ts";
import { huf } from "../../product/amounts.ts";
import { productId } from "../../product/productId.ts";
import { carts, cartOf, changes, lineOf } from "./changes.test.arbitrary.ts";
import type { CartChange } from "../model/CartChange.ts";
import { foldChanges } from "./foldChanges.ts";

/** The shopper's expectation, as quantities by product. */
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
  "[CART-16] the folded cart is the result of all changes in their order",
  (cart, all) => {
    const view = foldChanges(cart, all);
    expect(new Map<string, number>(view.lines.map(({ product, quantity }) => [product.id, quantity]))).toEqual(
      expected(cart, all),
    );
    expect(view.totalPrice).toBe(view.lines.reduce((sum, { total }) => sum + total, 0));
    const chosen = all.flatMap((change) => (change.kind === "choices" ? [change.choices] : []));
    expect(view.ageConfirmed).toBe(
      chosen.findLast(({ ageConfirmed }) => ageConfirmed !== undefined)?.ageConfirmed ?? false,
    );
    expect(view.shippingAddress).toEqual(cart.shippingAddress);
  },
);

it.prop([carts, fc.array(changes)], runs)("an unchanged line stays the same object at its position", (cart, all) => {
  const touched = new Set(all.flatMap((change) => ("productId" in change ? [change.productId] : [])));
  const untouched = all.some(({ kind }) => kind === "empty")
    ? []
    : cart.lines.filter(({ product }) => !touched.has(product.id));
  const kept = foldChanges(cart, all).lines.filter((line) => cart.lines.includes(line));
  expect(kept.filter(({ product }) => !touched.has(product.id))).toEqual(untouched);
});

it.prop([carts], runs)("folding no changes returns the same cart", (cart) => {
  expect(foldChanges(cart, [])).toBe(cart);
});

const filledCarts = carts.filter(({ lines }) => lines.length > 0);
const options = changes.filter((change) => change.kind === "lineOptions");

it.prop([filledCarts, options], runs)("a quantity change keeps the line's options", (cart, change) => {
  const [first] = cart.lines;
  if (first === undefined) return expect.fail("The cart is empty");
  const changed = foldChanges(cart, [{ ...change, productId: first.product.id }]);
  const requantified = foldChanges(changed, [
    { kind: "line", productId: first.product.id, line: { ...first, quantity: 9 } },
  ]);
  expect(requantified.lines[0]).toEqual({ ...changed.lines[0], quantity: 9 });
});

it("[CART-12] the discount disappears with its coupon, and the coupon with the last product", () => {
  const cart = {
    ...cartOf([]),
    totalPrice: huf(500),
    discountPrice: huf(400),
    couponCode: "TIZ",
    lines: [lineOf("a", 5)],
  };
  const { discountPrice } = foldChanges(cart, [{ kind: "choices", choices: { couponCode: null } }]);
  expect(discountPrice).toBeNull();
  expect(foldChanges(cart, [{ kind: "empty" }])).toMatchObject({
    discountPrice: null,
    couponCode: null,
    totalPrice: 0,
  });
  expect(foldChanges(cart, [{ kind: "line", productId: productId("a"), line: lineOf("a", 3) }]).discountPrice).toBe(
    200,
  );
});

it("[CART-16] an option shows on its own line, beside earlier options", () => {
  const cart = cartOf([lineOf("a", 1), lineOf("b", 1)]);
  const changed = foldChanges(cart, [
    { kind: "lineOptions", productId: productId("a"), options: { substitution: "SIMILAR" } },
    { kind: "lineOptions", productId: productId("a"), options: { sliced: true } },
    { kind: "lineOptions", productId: productId("c"), options: { sliced: true } },
  ]);
  expect(changed.lines).toEqual([{ ...lineOf("a", 1), sliced: true, substitution: "SIMILAR" }, lineOf("b", 1)]);
});

it("[CART-16] a warning stays while its product is in the cart", () => {
  const warnings = ["a", "b"].map((id) => ({ productId: productId(id), productName: id, message: "Elfogyott" }));
  const cart = { ...cartOf([lineOf("a", 1), lineOf("b", 1), lineOf("c", 1)]), warnings };
  expect(foldChanges(cart, [{ kind: "line", productId: productId("a"), line: null }]).warnings).toEqual(
    warnings.slice(1),
  );
});

it("[CART-20] a deleted product is named until it is taken note of, or the cart is emptied", () => {
  const deletedProducts = ["a", "b"].map((id) => ({ productId: productId(id), productName: id }));
  const cart = { ...cartOf([lineOf("c", 1)]), deletedProducts };
  const named = (change: CartChange) => foldChanges(cart, [change]).deletedProducts;
  expect(named({ kind: "line", productId: productId("a"), line: null })).toEqual(deletedProducts.slice(1));
  expect(named({ kind: "line", productId: productId("c"), line: null })).toEqual(deletedProducts);
  expect(named({ kind: "empty" })).toEqual([]);
});

it("[CART-16] the discounted price is never negative, and the discount stays while its coupon does", () => {
  const cart = { ...cartOf([lineOf("a", 5)]), discountPrice: huf(100), couponCode: "TIZ" };
  const less = foldChanges(cart, [{ kind: "line", productId: productId("a"), line: lineOf("a", 3) }]);
  expect([less.totalPrice, less.discountPrice]).toEqual([300, 0]);
  expect(foldChanges(cart, [{ kind: "choices", choices: { couponCode: "TIZ" } }]).discountPrice).toBe(100);
  expect(foldChanges(cart, [{ kind: "choices", choices: { couponCode: "HUSZ" } }]).discountPrice).toBeNull();
});

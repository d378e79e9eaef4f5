import type { Cart, CartChoices, LineOptions } from "../model/Cart.ts";
import type { CartChange } from "../model/CartChange.ts";
import type { CartUpdate, LineUpdate } from "../model/CartUpdate.ts";
import { foldChanges } from "./foldChanges.ts";

/** Each changed product once, with its final line. Options of a missing line are skipped. */
const linesOf = (cart: Cart, changes: ReadonlyArray<CartChange>): ReadonlyArray<LineUpdate> => {
  const lines = new Map(foldChanges(cart, changes).lines.map((line) => [line.product.id, line]));
  const named = new Set(changes.flatMap((change) => ("productId" in change ? [change.productId] : [])));
  return [...named].flatMap((productId): ReadonlyArray<LineUpdate> => {
    const ofProduct = changes.filter((change) => "productId" in change && change.productId === productId);
    const line = lines.get(productId);
    if (line === undefined) {
      const isRemoved = ofProduct.some(({ kind }) => kind === "line");
      return isRemoved ? [{ productId, quantity: 0, quantityType: "default", options: {} }] : [];
    }
    const options = ofProduct.reduce<Partial<LineOptions>>(
      (all, change) => (change.kind === "lineOptions" ? { ...all, ...change.options } : all),
      {},
    );
    const { alternativeQuantity, quantity, quantityType } = line;
    return [{ productId, quantity: alternativeQuantity ?? quantity, quantityType, options }];
  });
};

/**
 * What changes make of a cart, for one request.
 *
 * @rule CART-4, CART-10, CART-17
 */
export const cartUpdate = (cart: Cart, changes: ReadonlyArray<CartChange>): CartUpdate => ({
  id: cart.id,
  revision: cart.revision,
  isEmptied: changes.some(({ kind }) => kind === "empty"),
  lines: linesOf(cart, changes),
  choices: changes.reduce<Partial<CartChoices>>(
    (all, change) => (change.kind === "choices" ? { ...all, ...change.choices } : all),
    {},
  ),
});

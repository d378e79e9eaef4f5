import type { ProductId } from "../../product/Product.ts";
import type { Cart } from "../model/Cart.ts";
import type { CartChange } from "../model/CartChange.ts";
import { foldChanges } from "./foldChanges.ts";
import { linePrice } from "../rules/linePrice.ts";

/** A value that the browser estimated and the server answered differently. */
export interface EstimateDifference {
  /** Null for the whole cart. */
  readonly productId: ProductId | null;
  readonly part: "quantity" | "total";
  readonly estimate: number;
  readonly answer: number;
}

const difference = (found: EstimateDifference): ReadonlyArray<EstimateDifference> =>
  found.estimate === found.answer ? [] : [found];

/**
 * Where the server's response to changes differs from the local rules: the quantity and price of each changed line, deposits
 * included, and the sum of all lines. Empty when both agree. Discounts are not compared: only the server can price a coupon.
 *
 * Units: default units, whole forint. Errors: none.
 *
 * @rule CART-4, CART-18
 */
export function estimateDifferences(
  base: Cart,
  { changes, answer, now }: { readonly changes: ReadonlyArray<CartChange>; readonly answer: Cart; readonly now: Date },
): ReadonlyArray<EstimateDifference> {
  const lineIn = (cart: Cart, id: ProductId) => cart.lines.find(({ product }) => product.id === id) ?? null;
  const expected = foldChanges(base, changes);
  const named = new Set(changes.flatMap((change) => (change.kind === "line" ? [change.productId] : [])));
  const ofLines = [...named].flatMap((productId) => {
    const [estimated, answered] = [lineIn(expected, productId), lineIn(answer, productId)];
    // Use the answered product: its price may have changed since the shopper's change.
    const total = answered && linePrice(answered.product, { quantity: answered.quantity, now });
    return [
      ...difference({
        productId,
        part: "quantity",
        estimate: estimated?.quantity ?? 0,
        answer: answered?.quantity ?? 0,
      }),
      ...difference({ productId, part: "total", estimate: total ?? 0, answer: answered?.total ?? 0 }),
    ];
  });
  const sum = answer.lines.reduce((total, line) => total + line.total, 0);
  return [...ofLines, ...difference({ productId: null, part: "total", estimate: sum, answer: answer.totalPrice })];
}

import type { ProductId } from "../product/Product.ts";
import type { Cart } from "./Cart.ts";
import type { CartChange } from "./CartChange.ts";
import { foldChanges } from "./foldChanges.ts";
import { linePrice } from "./linePrice.ts";

/** Something of the cart that was computed here, and that the server answers otherwise. */
export interface EstimateDifference {
  /** Null for the cart as a whole. */
  readonly productId: ProductId | null;
  readonly part: "quantity" | "total";
  readonly estimate: number;
  readonly answer: number;
}

const difference = (found: EstimateDifference): ReadonlyArray<EstimateDifference> =>
  found.estimate === found.answer ? [] : [found];

/**
 * Where the server's answer to changes is not what the rules here make of them: of each line that they name the quantity, and
 * the price by what the product costs now, deposits included; and the sum of all lines. Empty when both ends agree. A discount is
 * no estimate: what a coupon is worth only the server knows.
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
    // The product may cost something else by now than when the shopper changed it: then no rule is to blame.
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

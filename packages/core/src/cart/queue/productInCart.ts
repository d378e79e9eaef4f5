import type { ProductId } from "../../product/Product.ts";
import type { ShopError } from "../../kernel/ShopError.ts";
import type { CartLine } from "../model/Cart.ts";
import type { CartState } from "./CartState.ts";

/** One product's part of the cart's state. */
export interface ProductInCart {
  /** Null when the product is not in the cart. */
  readonly line: CartLine | null;
  /** Whether a change of it waits for the server. */
  readonly isPending: boolean;
  /** Why its last change was refused; the next change clears it. */
  readonly error: ShopError | null;
}

export const productInCart = ({ cart, pending, lineErrors }: CartState, productId: ProductId): ProductInCart => ({
  line: cart?.lines.find(({ product }) => product.id === productId) ?? null,
  isPending: pending[productId] === true,
  error: lineErrors[productId] ?? null,
});

/** The products that may differ between two states, found by object identity. */
export function touchedProducts(before: CartState, after: CartState): ReadonlySet<string> {
  const touched = new Set<string>();
  for (const part of ["pending", "lineErrors"] as const) {
    if (before[part] === after[part]) continue;
    for (const id of [...Object.keys(before[part]), ...Object.keys(after[part])]) touched.add(id);
  }
  const [was, is] = [before.cart?.lines ?? [], after.cart?.lines ?? []];
  for (let index = 0; index < Math.max(was.length, is.length); index += 1) {
    if (was[index] === is[index]) continue;
    for (const line of [was[index], is[index]]) if (line !== undefined) touched.add(line.product.id);
  }
  return touched;
}

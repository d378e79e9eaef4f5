import { huf } from "../product/amounts.ts";
import type { ProductId } from "../product/Product.ts";
import type { Cart, CartLine } from "./Cart.ts";
import type { CartChange } from "./CartChange.ts";

const foldOne = (cart: Cart, change: CartChange): Cart => {
  switch (change.kind) {
    case "empty":
      return { ...cart, lines: [] };
    case "clearAddress":
      return { ...cart, shippingAddress: null };
    case "line":
      return { ...cart, lines: withLine(cart.lines, change) };
  }
};

const withLine = (
  lines: ReadonlyArray<CartLine>,
  { productId, line }: { readonly productId: ProductId; readonly line: CartLine | null },
): ReadonlyArray<CartLine> => {
  const position = lines.findIndex(({ product }) => product.id === productId);
  if (position < 0) return line === null ? lines : [...lines, line];
  return line === null ? lines.toSpliced(position, 1) : lines.with(position, line);
};

/**
 * The cart as it will be when the server has accepted the changes, in their order. Without changes it is the cart
 * itself; lines that no change touches stay the same objects. A line keeps its place, a new one comes last.
 *
 * Units: whole forint; a discount is kept at its amount, never beyond the total. Errors: none.
 *
 * @rule CART-16
 */
export function foldChanges(cart: Cart, changes: ReadonlyArray<CartChange>): Cart {
  if (changes.length === 0) return cart;
  const { lines, ...folded } = changes.reduce(foldOne, cart);
  const total = lines.reduce((sum, line) => sum + line.total, 0);
  const discount = cart.discountPrice === null ? null : cart.totalPrice - cart.discountPrice;
  return {
    ...folded,
    lines,
    totalPrice: huf(total),
    discountPrice: discount === null ? null : huf(Math.max(0, total - discount)),
    warnings: cart.warnings.filter(({ productId }) => lines.some(({ product }) => product.id === productId)),
  };
}

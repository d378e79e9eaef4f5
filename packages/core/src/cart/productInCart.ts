import type { ProductId } from "../product/Product.ts";
import type { ShopError } from "../shop/ShopError.ts";
import type { CartLine } from "./Cart.ts";
import type { CartState } from "./CartState.ts";
import { lineOf } from "./lineOf.ts";

/** What the cart says of one product. */
export interface ProductInCart {
  /** Null when the product is not in the cart. */
  readonly line: CartLine | null;
  /** A change of it waits for the server. */
  readonly isPending: boolean;
  /** Why its last change was refused; null again with its next one. */
  readonly error: ShopError | null;
}

/** Lines that say the same are the same objects. */
export const isSameInCart = (one: ProductInCart, other: ProductInCart): boolean =>
  one.line === other.line && one.isPending === other.isPending && one.error === other.error;

export const productInCart = ({ cart, pending, lineErrors }: CartState, productId: ProductId): ProductInCart => ({
  line: cart && lineOf(cart.lines, productId),
  isPending: pending[productId] === true,
  error: lineErrors[productId] ?? null,
});

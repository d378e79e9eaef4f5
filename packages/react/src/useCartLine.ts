"use client";
import type { CartState, ShopError } from "@kamra/core";
import type { CartLine } from "@kamra/core/cart";
import type { ProductId } from "@kamra/core/product";
import { shallowEqual } from "./shallowEqual.ts";
import { useCart } from "./useCart.ts";

/** What the cart says of one product. */
export interface ProductInCart {
  /** Null when the product is not in the cart. */
  readonly line: CartLine | null;
  /** A change of it waits for the server. */
  readonly isPending: boolean;
  /** Why its last change was refused; null again with its next one. */
  readonly error: ShopError | null;
}

const productIn = ({ cart, pending, lineErrors }: CartState, productId: ProductId): ProductInCart => ({
  line: cart?.lines.find(({ product }) => product.id === productId) ?? null,
  isPending: pending[productId] === true,
  error: lineErrors[productId] ?? null,
});

/** One product in the cart; changes of the others do not render the component again. */
export function useCartLine(productId: ProductId): ProductInCart {
  return useCart((state) => productIn(state, productId), shallowEqual);
}

"use client";
import { cart, type ProductInCart } from "@kamra/core";
import type { ProductId } from "@kamra/core/product";
import { useShop } from "./useShop.ts";
import { useStore } from "./useStore.ts";

/** One product in the cart; changes of the others do not render the component again. */
export function useCartLine(productId: ProductId): ProductInCart {
  return useStore(useShop(cart).cart.line(productId));
}

"use client";
import { cart, type ProductInCart } from "@kamra/core";
import type { ProductId } from "@kamra/core/product";
import { useSyncExternalStore } from "react";
import { useShop } from "./useShop.ts";

/** One product in the cart; changes of the others do not render the component again. */
export function useCartLine(productId: ProductId): ProductInCart {
  const { subscribe, get, getServer } = useShop(cart).cart.line(productId);
  // There is one for each line, so it does without the selector of `useStore`.
  return useSyncExternalStore(subscribe, get, getServer);
}

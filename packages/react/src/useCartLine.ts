"use client";
import type { ProductInCart } from "@kamra/core";
import type { ProductId } from "@kamra/core/product";
import { useSyncExternalStore } from "react";
import { useShop } from "./useShop.ts";

/** One product in the cart; changes of the others do not render the component again. */
export function useCartLine(productId: ProductId): ProductInCart {
  const { subscribe, get, getServer } = useShop("cart").cart.line(productId);
  // Each line has its own hook, so it needs no selector.
  return useSyncExternalStore(subscribe, get, getServer);
}

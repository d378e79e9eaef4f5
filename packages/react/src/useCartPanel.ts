"use client";
import { useShop } from "./useShop.ts";
import { useStore } from "./useStore.ts";

/** Whether the cart's panel is open; `shop.cart.setPanel` opens and closes it. */
export function useCartPanel(): boolean {
  return useStore(useShop("cart").cart.panel);
}

"use client";
import type { CartState } from "@kamra/core";
import { useCart } from "./useCart.ts";

const itemCountOf = ({ itemCount }: CartState): number => itemCount;

/** How many lines the cart has. */
export function useCartItemCount(): number {
  return useCart(itemCountOf);
}

"use client";
import type { CartState } from "@kamra/core";
import type { CartTotals } from "@kamra/core/cart";
import { useCart } from "./useCart.ts";

const totalsOf = ({ totals }: CartState): CartTotals => totals;

/** The cart's totals. While a change is pending they are an estimate: `useCart(({ isEstimate }) => isEstimate)`. */
export function useCartTotals(): CartTotals {
  return useCart(totalsOf);
}

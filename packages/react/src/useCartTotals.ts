"use client";
import type { CartState } from "@kamra/core";
import type { CartTotals } from "@kamra/core/cart";
import { useCart } from "./useCart.ts";

const totalsOf = ({ totals }: CartState): CartTotals => totals;

/** What the shopper pays, part by part. While a change is pending it is an estimate: `useCart(({ isEstimate }) => isEstimate)`. */
export function useCartTotals(): CartTotals {
  return useCart(totalsOf);
}

"use client";
import type { CartState } from "@kamra/core";
import { useShop } from "./useShop.ts";
import { useStore } from "./useStore.ts";

const itself = (state: CartState): CartState => state;

/** The whole cart; the component renders again at every change of anything in it. */
export function useCart(): CartState;
/** The selected value of the cart; see `useStore` for `isEqual`. */
export function useCart<Selected>(
  selector: (state: CartState) => Selected,
  isEqual?: (a: Selected, b: Selected) => boolean,
): Selected;
export function useCart(
  selector: (state: CartState) => unknown = itself,
  isEqual?: (a: unknown, b: unknown) => boolean,
): unknown {
  return useStore(useShop("cart").cart.state, selector, isEqual);
}

"use client";
import type { CheckoutView } from "@kamra/core/checkout";
import { useShop } from "./useShop.ts";
import { useStore } from "./useStore.ts";

const itself = (view: CheckoutView): CheckoutView => view;

/** The whole checkout; the component renders again at every change of anything in it. */
export function useCheckout(): CheckoutView;
/** The selected value of the checkout; see `useStore` for `isEqual`. */
export function useCheckout<Selected>(
  selector: (view: CheckoutView) => Selected,
  isEqual?: (a: Selected, b: Selected) => boolean,
): Selected;
export function useCheckout(
  selector: (view: CheckoutView) => unknown = itself,
  isEqual?: (a: unknown, b: unknown) => boolean,
): unknown {
  return useStore(useShop("checkout").checkout.view, selector, isEqual);
}

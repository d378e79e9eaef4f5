"use client";
import type { CartState } from "@kamra/core";
import type { ProductId } from "@kamra/core/product";
import { shallowEqual } from "./shallowEqual.ts";
import { useCart } from "./useCart.ts";

const none: ReadonlyArray<ProductId> = [];

const productIds = ({ cart }: CartState): ReadonlyArray<ProductId> => cart?.lines.map(({ product }) => product.id) ?? none;

/**
 * The products in the cart, in the order of its lines: the same array until one comes or goes. A list that is rendered
 * by it, with `useCartLine` in each row, renders only the rows that change.
 */
export function useCartProductIds(): ReadonlyArray<ProductId> {
  return useCart(productIds, shallowEqual);
}

"use client";
import type { CartState } from "@kamra/core";
import type { CartLine } from "@kamra/core/cart";
import type { ProductId } from "@kamra/core/product";
import { useMemo } from "react";
import { useCart } from "./useCart.ts";

const none: ReadonlyArray<CartLine> = [];
const linesOf = ({ cart }: CartState): ReadonlyArray<CartLine> => cart?.lines ?? none;

const haveSameProducts = (some: ReadonlyArray<CartLine>, others: ReadonlyArray<CartLine>): boolean =>
  some.length === others.length && some.every(({ product }, index) => product.id === others[index]?.product.id);

/**
 * The products in the cart, in the order of its lines: the same array until one comes or goes. A list that is rendered
 * by it, with `useCartLine` in each row, renders only the rows that change.
 */
export function useCartProductIds(): ReadonlyArray<ProductId> {
  const lines = useCart(linesOf, haveSameProducts);
  return useMemo(() => lines.map(({ product }) => product.id), [lines]);
}

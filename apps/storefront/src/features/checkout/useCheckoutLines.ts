import type { CartLine } from "@kamra/core/cart";
import { useCart } from "@kamra/react";

const none: ReadonlyArray<CartLine> = [];

/** The ordered lines. */
export const useCheckoutLines = (): ReadonlyArray<CartLine> => useCart(({ cart }) => cart?.lines ?? none);

import type { Product } from "@kamra/core/product";
import { shallowEqual, useCart } from "@kamra/react";
import { useCallback, useEffect } from "react";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { usePageMoment } from "./usePageMoment.ts";

const none: ReadonlyArray<Product> = [];

/**
 * Refreshes the cart when the shopper returns to this tab, where another one may have changed it, and when one of its
 * prices changes (CART-2). Also once at the start, when its cookie names a cart that the page does not have.
 */
export function useCartOfThisMoment(): void {
  const shop = useStorefrontShop();
  const products = useCart(({ cart }) => cart?.lines.map(({ product }) => product) ?? none, shallowEqual);
  const since = usePageMoment();
  const now = usePageMoment(products);
  // A failure shows in the cart's state.
  const refresh = useCallback(() => void shop.cart.refresh(), [shop]);
  useEffect(() => {
    const refreshWhenSeen = () => {
      if (document.visibilityState === "visible") refresh();
    };
    if (!shop.cart.state.get().isKnown) refresh();
    document.addEventListener("visibilitychange", refreshWhenSeen);
    return () => document.removeEventListener("visibilitychange", refreshWhenSeen);
  }, [shop, refresh]);
  useEffect(() => {
    if (now > since) refresh();
  }, [now, since, refresh]);
}

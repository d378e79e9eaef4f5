import type { Product } from "@kamra/core/product";
import { shallowEqual, useCart } from "@kamra/react";
import { useCallback, useEffect } from "react";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { usePageMoment } from "../page/usePageMoment.ts";

const none: ReadonlyArray<Product> = [];

/**
 * Looks after the cart whenever the shopper comes back to this tab, where another one may have changed it, and when a
 * price in it changes (CART-2). Also once at the start, when the server's render came without it.
 */
export function useCartOfThisMoment(): void {
  const shop = useStorefrontShop();
  const products = useCart(({ cart }) => cart?.lines.map(({ product }) => product) ?? none, shallowEqual);
  const since = usePageMoment();
  const now = usePageMoment(products);
  // A failure shows in the cart's state.
  const refresh = useCallback(() => void shop.cart.refresh().catch(() => undefined), [shop]);
  useEffect(() => {
    const refreshWhenSeen = () => {
      if (document.visibilityState === "visible") refresh();
    };
    if (shop.cart.state.get().cart === null) refresh();
    document.addEventListener("visibilitychange", refreshWhenSeen);
    return () => document.removeEventListener("visibilitychange", refreshWhenSeen);
  }, [shop, refresh]);
  useEffect(() => {
    if (now > since) refresh();
  }, [now, since, refresh]);
}

import { analyticsItem } from "@kamra/core/analytics";
import { useCart, useCartTotals } from "@kamra/react";
import { useEffect, useEffectEvent } from "react";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";

/**
 * Reports one cart view to analytics, once the cart is loaded.
 *
 * @rule ANALYT-1
 */
export function useCartViewed(): void {
  const shop = useStorefrontShop();
  const isKnown = useCart((state) => state.isKnown);
  const { total } = useCartTotals();
  const tell = useEffectEvent(() => {
    const lines = shop.cart.state.get().cart?.lines ?? [];
    shop.analytics.track({ kind: "cartViewed", items: lines.map(analyticsItem), total });
  });
  useEffect(() => {
    if (isKnown) tell();
  }, [isKnown]);
}

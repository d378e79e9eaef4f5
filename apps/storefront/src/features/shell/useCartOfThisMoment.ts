import { useEffect } from "react";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";

/**
 * Looks after the cart whenever the shopper comes back to this tab: another tab may have changed it, or the prices have
 * (CART-2). Also once at the start, when the server's render came without it.
 */
export function useCartOfThisMoment(): void {
  const shop = useStorefrontShop();
  useEffect(() => {
    // A failure shows in the cart's state.
    const refresh = () => void shop.cart.refresh().catch(() => undefined);
    const refreshWhenSeen = () => {
      if (document.visibilityState === "visible") refresh();
    };
    if (shop.cart.state.get().cart === null) refresh();
    document.addEventListener("visibilitychange", refreshWhenSeen);
    return () => document.removeEventListener("visibilitychange", refreshWhenSeen);
  }, [shop]);
}

import { budapestDay } from "@kamra/core/product";
import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router-dom";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";

/** Reloads the page's data when the shopper returns to a tab, or a cache's page, from an earlier day, because offers change by day. */
export function usePricesOfToday(): void {
  const shop = useStorefrontShop();
  const { revalidate } = useRevalidator();
  const shownDay = useRef<string | null>(null);
  useEffect(() => {
    shownDay.current ??= budapestDay(shop.now());
    const followDay = () => {
      const today = budapestDay(shop.now());
      if (document.visibilityState !== "visible" || shownDay.current === today) return;
      shownDay.current = today;
      void revalidate();
    };
    document.addEventListener("visibilitychange", followDay);
    const end = shop.timeCorrections.subscribe(followDay);
    return () => {
      end();
      document.removeEventListener("visibilitychange", followDay);
    };
  }, [shop, revalidate]);
}

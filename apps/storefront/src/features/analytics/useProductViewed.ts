import { analyticsItem } from "@kamra/core/analytics";
import { currentPrice, type Product } from "@kamra/core/product";
import { useEffect, useEffectEvent } from "react";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";

/**
 * Reports one product view to analytics.
 *
 * @rule ANALYT-1
 */
export function useProductViewed(product: Product, { now }: { readonly now: Date }): void {
  const { analytics } = useStorefrontShop();
  const tell = useEffectEvent(() =>
    analytics.track({
      kind: "productViewed",
      item: analyticsItem({ product, price: currentPrice(product, { now }), quantity: 1 }),
    }),
  );
  useEffect(() => tell(), [product.id]);
}

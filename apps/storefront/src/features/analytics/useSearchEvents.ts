import { useEffect, useEffectEvent } from "react";
import { useLoaderData } from "react-router-dom";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import type { ListingData } from "../listing/loadListing.ts";
import { productPath } from "../paths/productPath.ts";

/**
 * Reports a search's results, and the opened products, to analytics.
 *
 * @rule ANALYT-1
 */
export function useSearchEvents(term: string): void {
  const { analytics, settings } = useStorefrontShop();
  const { products: found } = useLoaderData<ListingData>();
  useEffect(() => {
    const productIds = found.products.map(({ id }) => id);
    const correctedTerm = found.correctedTerm ?? undefined;
    analytics.track({ kind: "searched", term, correctedTerm, productIds, total: found.total });
  }, [analytics, term, found]);
  const tellOfOpening = useEffectEvent(({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest("main a") : null;
    const path = link?.getAttribute("href");
    const index = found.products.findIndex((product) => productPath(product) === path);
    const product = found.products[index];
    if (product === undefined) return;
    const position = (found.page - 1) * settings.pageSize + index + 1;
    analytics.track({ kind: "searchResultOpened", term, productId: product.id, position });
  });
  useEffect(() => {
    const listen = (event: MouseEvent) => tellOfOpening(event);
    document.addEventListener("click", listen, { capture: true });
    return () => document.removeEventListener("click", listen, { capture: true });
  }, []);
}

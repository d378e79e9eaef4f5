import { useEffect } from "react";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";

/** Loads the whole category tree for parts that the server has not rendered. Notices report failures. */
export function useWholeCategories({ isNeeded = true }: { readonly isNeeded?: boolean } = {}): void {
  const { catalogue } = useStorefrontShop();
  useEffect(() => {
    if (isNeeded) void catalogue.loadCategories().catch(() => undefined);
  }, [catalogue, isNeeded]);
}

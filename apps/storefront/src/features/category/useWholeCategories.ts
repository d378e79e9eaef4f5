import { useEffect } from "react";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";

/** Loads the whole category tree, for a page that the server does not render. The shop's notices report failures. */
export function useWholeCategories(): void {
  const { catalogue } = useStorefrontShop();
  useEffect(() => void catalogue.loadCategories().catch(() => undefined), [catalogue]);
}

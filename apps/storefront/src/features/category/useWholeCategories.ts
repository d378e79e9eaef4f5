import { useEffect } from "react";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";

/** Has the whole category tree loaded, for a page that the server renders none of. Failures are told by the shop's notices. */
export function useWholeCategories(): void {
  const { catalogue } = useStorefrontShop();
  useEffect(() => void catalogue.loadCategories().catch(() => undefined), [catalogue]);
}

import { told } from "../../shop/told.ts";
import { useEffect, useState } from "react";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { useHydrated } from "../page/useHydrated.ts";

/**
 * Loads the whole category tree for parts that the server has not rendered. Notices report failures.
 * Returns false while what is needed may still come.
 */
export function useWholeCategories({ isNeeded = true }: { readonly isNeeded?: boolean } = {}): boolean {
  const { catalogue } = useStorefrontShop();
  // What the server's render has left out is in no category.
  const isOfServer = !useHydrated();
  const [isSettled, setIsSettled] = useState(isNeeded && isOfServer);
  useEffect(() => {
    if (!isNeeded) return;
    void catalogue
      .loadCategories()
      .catch(told)
      .then(() => setIsSettled(true));
  }, [catalogue, isNeeded]);
  return isSettled;
}

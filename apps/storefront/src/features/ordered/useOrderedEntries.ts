import { useOrderedProducts, useShop } from "@kamra/react";
import { useCallback, useEffect, useState } from "react";
import { failureText } from "../../shop/failureText.ts";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";

/** Reloads earlier products with the page: there may be a new order. */
export function useOrderedEntries() {
  const shop = useStorefrontShop();
  const { orderedProducts: ordered } = useShop("orderedProducts");
  const entries = useOrderedProducts();
  const [problem, setProblem] = useState<string | null>(null);
  const load = useCallback(() => {
    ordered.refresh().then(
      () => setProblem(null),
      (error: unknown) => setProblem(failureText(shop, error)),
    );
  }, [ordered, shop]);
  useEffect(load, [load]);
  return { entries, problem, load };
}

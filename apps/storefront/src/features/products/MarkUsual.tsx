import { usualProducts } from "@kamra/core/orderedProducts";
import { useOrderedProducts, useShop } from "@kamra/react";
import { useEffect } from "react";
import { idle } from "../../browser/idle.ts";
import { told } from "../../shop/told.ts";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { noneUsual } from "./UsualContext.ts";

interface MarkUsualProps {
  readonly onChange: (ids: ReadonlySet<string>) => void;
}

/**
 * Loads the shopper's earlier products unless the cart has, tells the cards the usual ones, and renders nothing.
 *
 * @rule USUAL-3
 */
export function MarkUsual({ onChange }: MarkUsualProps) {
  const shop = useStorefrontShop();
  const { orderedProducts } = useShop("orderedProducts");
  const entries = useOrderedProducts();
  const isMissing = entries === null;
  useEffect(() => {
    if (isMissing) void idle().then(orderedProducts.refresh).catch(told);
  }, [orderedProducts, isMissing]);
  useEffect(() => {
    if (entries === null) return;
    onChange(new Set(usualProducts(entries, { now: shop.now() }).map(({ entry }) => entry.productId)));
    return () => onChange(noneUsual);
  }, [shop, entries, onChange]);
  return null;
}

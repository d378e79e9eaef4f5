import { usualProducts } from "@kamra/core/orderedProducts";
import type { Product } from "@kamra/core/product";
import { useAvoidedAllergens, useOrderedProducts } from "@kamra/react";
import { useEffect, useState } from "react";
import { told } from "../../shop/told.ts";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { usePageMoment } from "../page/usePageMoment.ts";
import { ShopProductShelf } from "../products/ShopProductShelf.tsx";
import { categoryText } from "./text.hu.ts";

/** Two rows of six on a desktop. */
const most = 12;
const none: ReadonlyArray<Product> = [];

/** The shopper's usual products of a category that can be ordered, the most often ordered first; none until they have been loaded. */
function useUsualsOf(categoryId: string): ReadonlyArray<Product> {
  const shop = useStorefrontShop();
  const entries = useOrderedProducts();
  const withoutAllergens = useAvoidedAllergens();
  const [products, setProducts] = useState(none);
  useEffect(() => {
    const ids = usualProducts(entries ?? [], { now: shop.now() }).map(({ entry }) => entry.productId);
    if (ids.length === 0) return;
    const controller = new AbortController();
    const filters = { ids, categoryId, statuses: ["AVAILABLE"], withoutAllergens } as const;
    shop.catalogue
      .products({ pageSize: most, filters }, controller)
      .then(({ products }) => setProducts(products), told);
    return () => controller.abort();
  }, [shop, entries, categoryId, withoutAllergens]);
  return products;
}

/**
 * A category's products that the shopper buys again and again, below its list, where it moves nothing that is read; nothing without
 * them.
 *
 * @rule USUAL-3, ALLERGEN-3
 */
export function UsualsHere({ categoryId }: { readonly categoryId: string }) {
  const products = useUsualsOf(categoryId);
  const now = usePageMoment(products);
  return <ShopProductShelf title={categoryText.usuals} products={products} now={now} />;
}

import { dueProducts, type OrderedProduct, type UsualProduct } from "@kamra/core/orderedProducts";
import { isOrderable, type Product } from "@kamra/core/product";
import { useEffect, useState } from "react";
import { told } from "../../shop/told.ts";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { usePageMoment } from "../page/usePageMoment.ts";

/** A product that is due, and why. */
export interface DueLine {
  readonly due: UsualProduct;
  readonly product: Product;
}

/**
 * The shopper's due products that can be ordered; null until they have been loaded. They stay as they were loaded, also while the
 * shopper orders.
 *
 * @rule USUAL-1
 */
export function useDueProducts(
  entries: ReadonlyArray<OrderedProduct>,
  { most }: { readonly most: number },
): ReadonlyArray<DueLine> | null {
  const { catalogue } = useStorefrontShop();
  const now = usePageMoment();
  const [due] = useState(() => dueProducts(entries, { now }).slice(0, most));
  const [lines, setLines] = useState<ReadonlyArray<DueLine> | null>(due.length === 0 ? [] : null);
  useEffect(() => {
    if (due.length === 0) return;
    const controller = new AbortController();
    const ids = due.map(({ entry }) => entry.productId);
    catalogue.productsById(ids, controller).then((products) => {
      const byId = new Map(products.filter(isOrderable).map((product) => [product.id, product]));
      setLines(
        due.flatMap((each) => {
          const product = byId.get(each.entry.productId);
          return product === undefined ? [] : [{ due: each, product }];
        }),
      );
    }, told);
    return () => controller.abort();
  }, [catalogue, due]);
  return lines;
}

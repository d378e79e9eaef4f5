import type { HeldListLine } from "@kamra/core/lists";
import { type DueProduct, dueProducts, type OrderedProduct } from "@kamra/core/orderedProducts";
import { isOrderable, type Product } from "@kamra/core/product";
import { useEffect, useState } from "react";
import { told } from "../../shop/told.ts";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";

/** A product of the usual basket, and why it is there. */
export interface UsualLine extends HeldListLine {
  readonly due: DueProduct;
  readonly product: Product;
}

/** More rows than this are no basket but a catalogue. */
const most = 24;

const lineOf = (due: DueProduct, product: Product): UsualLine => ({
  due,
  product,
  productId: product.id,
  quantity: due.entry.quantity,
  isTicked: false,
});

/**
 * The shopper's due products that can be ordered, which they tick off and change before anything goes into the cart; null until the
 * products have been loaded. It stays as it was loaded, also while the shopper orders.
 */
export function useUsualLines(entries: ReadonlyArray<OrderedProduct>, { now }: { readonly now: Date }) {
  const { catalogue } = useStorefrontShop();
  const [due] = useState(() => dueProducts(entries, { now }).slice(0, most));
  const [lines, setLines] = useState<ReadonlyArray<UsualLine> | null>(due.length === 0 ? [] : null);
  useEffect(() => {
    if (due.length === 0) return;
    const controller = new AbortController();
    catalogue
      .productsById(
        due.map(({ entry }) => entry.productId),
        controller,
      )
      .then((products) => {
        const byId = new Map(products.filter(isOrderable).map((product) => [product.id, product]));
        setLines(
          due.flatMap((each) => {
            const product = byId.get(each.entry.productId);
            return product === undefined ? [] : [lineOf(each, product)];
          }),
        );
      }, told);
    return () => controller.abort();
  }, [catalogue, due]);
  const change = (productId: string, to: Partial<Pick<UsualLine, "quantity" | "isTicked">>) =>
    setLines((before) => before?.map((line) => (line.productId === productId ? { ...line, ...to } : line)) ?? null);
  return {
    lines,
    tick: ({ productId }: UsualLine, isTicked: boolean) => change(productId, { isTicked }),
    /** 0 ticks the line off, and its last quantity stays. */
    setQuantity: ({ productId }: UsualLine, quantity: number) =>
      change(productId, quantity === 0 ? { isTicked: true } : { quantity }),
  };
}

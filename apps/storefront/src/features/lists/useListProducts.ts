import type { HeldListLine } from "@kamra/core/lists";
import type { Product } from "@kamra/core/product";
import { useEffect, useState } from "react";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { type ListProducts, loadListProducts } from "./loadListProducts.ts";

const withNews = (known: ListProducts, { products, substitutes }: ListProducts): ListProducts => ({
  products: [...known.products, ...products],
  substitutes: { ...known.substitutes, ...substitutes },
});

/** The products of a list: those loaded with the page, those the shopper added, and those others add. */
export function useListProducts(lines: ReadonlyArray<HeldListLine>, loaded: ListProducts) {
  const shop = useStorefrontShop();
  const [known, setKnown] = useState(loaded);
  const [asked, setAsked] = useState<ReadonlySet<string>>(() => new Set(lines.map(({ productId }) => productId)));
  const wanted = lines.map(({ productId }) => productId).filter((id) => !asked.has(id));
  const wantedIds = wanted.join(",");
  useEffect(() => {
    if (wantedIds === "") return;
    const controller = new AbortController();
    const ids = wantedIds.split(",");
    loadListProducts(shop, ids, controller).then(
      (news) => {
        setKnown((before) => withNews(before, news));
        setAsked((before) => new Set([...before, ...ids]));
      },
      // The next change of the list retries.
      () => undefined,
    );
    return () => controller.abort();
  }, [shop, wantedIds]);

  return {
    ...known,
    /** The shopper's own addition needs no load. */
    learn: (product: Product) => {
      setKnown((before) => withNews(before, { products: [product], substitutes: {} }));
      setAsked((before) => new Set([...before, product.id]));
    },
    isLoading: (id: string) => !asked.has(id),
  };
}

import { told } from "../../shop/told.ts";
import type { HeldListLine } from "@kamra/core/lists";
import { isOrderable, type Product } from "@kamra/core/product";
import { useEffect, useEffectEvent, useState } from "react";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { similarProducts } from "../similar/similarProducts.ts";
import type { ListProducts } from "./listLoader.ts";
import { substitutesOf } from "./substitutesOf.ts";

const withNews = (known: ListProducts, { products = [], substitutes = {} }: Partial<ListProducts>): ListProducts => ({
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
    shop.catalogue.productsById(ids, controller).then(
      (products) => {
        setKnown((before) => withNews(before, { products }));
        setAsked((before) => new Set([...before, ...ids]));
      },
      // The next change of the list retries.
      told,
    );
    return () => controller.abort();
  }, [shop, wantedIds]);

  const lacking = known.products.filter((product) => !isOrderable(product) && !(product.id in known.substitutes));
  const lackingIds = lacking.map(({ id }) => id).join(",");
  const lackingNow = useEffectEvent(() => lacking);
  useEffect(() => {
    if (lackingIds === "") return;
    const controller = new AbortController();
    // The list works without them.
    const similarTo = (product: Product) =>
      similarProducts(shop, product, { count: 1, signal: controller.signal }).catch((): ReadonlyArray<Product> => []);
    void substitutesOf(lackingNow(), similarTo).then((substitutes) => {
      if (!controller.signal.aborted) setKnown((before) => withNews(before, { substitutes }));
    });
    return () => controller.abort();
  }, [shop, lackingIds]);

  return {
    ...known,
    /** The shopper's own addition needs no load. */
    learn: (product: Product) => {
      setKnown((before) => withNews(before, { products: [product] }));
      setAsked((before) => new Set([...before, product.id]));
    },
    isLoading: (id: string) => !asked.has(id),
  };
}

import type { ProductDetails } from "@kamra/core/product";
import { useEffect, useState } from "react";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { usePageMoment } from "../page/usePageMoment.ts";
import { ProductShelf } from "../products/ProductShelf.tsx";
import { similarProducts } from "../similar/similarProducts.ts";
import type { ProductData } from "./productLoader.ts";
import { productPageText } from "./text.hu.ts";

interface SimilarProductsProps {
  readonly product: ProductDetails;
  /** The server's products; null to load them here. */
  readonly loaded: ProductData["similar"];
}

/** Similar products. They load after the page, behind a skeleton. */
export function SimilarProducts({ product, loaded }: SimilarProductsProps) {
  const shop = useStorefrontShop();
  const [products, setProducts] = useState(loaded);
  useEffect(() => {
    if (loaded !== null) return;
    const controller = new AbortController();
    const show = (arrived: ProductData["similar"]) => {
      if (!controller.signal.aborted) setProducts(arrived);
    };
    // The page works without them.
    similarProducts(shop, product, controller).then(show, () => show([]));
    return () => controller.abort();
  }, [shop, product, loaded]);
  const now = usePageMoment(products ?? undefined);
  return <ProductShelf title={productPageText.similar} products={products} now={now} />;
}

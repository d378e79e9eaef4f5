import type { OrderedProduct } from "@kamra/core/orderedProducts";
import type { Product } from "@kamra/core/product";
import { ProductCardSkeleton } from "@kamra/ui";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { usePageMoment } from "../page/usePageMoment.ts";
import { ShopProductCard } from "../products/ShopProductCard.tsx";
import styles from "./OrderedProducts.module.css";
import type { ProductLoads } from "./productLoads.ts";
import { orderedText as text } from "./text.hu.ts";

interface ShopOrderedProductCardProps {
  readonly entry: OrderedProduct;
  readonly loads: ProductLoads;
}

const onServer = () => undefined;

/** The card of an earlier product; only its name until the product loads. */
export function ShopOrderedProductCard({ entry: { productId, name }, loads }: ShopOrderedProductCardProps) {
  const product = useSyncExternalStore(loads.subscribe, () => loads.get(productId), onServer);
  useEffect(() => loads.want(productId), [loads, productId]);
  if (product === undefined) return <ProductCardSkeleton name={name} />;
  if (product !== null) return <PricedCard product={product} />;
  return (
    <div className={styles.gone}>
      <h3 className={styles.name}>{name}</h3>
      <p>{text.gone}</p>
    </div>
  );
}

function PricedCard({ product }: { readonly product: Product }) {
  const products = useMemo(() => [product], [product]);
  return <ShopProductCard product={product} now={usePageMoment(products)} />;
}

import type { OrderedProduct } from "@kamra/core/orderedProducts";
import type { Product } from "@kamra/core/product";
import { orderedQuantityText } from "@kamra/core/text";
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

/**
 * The card of an earlier product, with the last quantity as it was ordered; only its name until the product loads.
 *
 * @rule QTY-6
 */
export function ShopOrderedProductCard({ entry, loads }: ShopOrderedProductCardProps) {
  const { productId, name } = entry;
  const product = useSyncExternalStore(loads.subscribe, () => loads.get(productId), onServer);
  useEffect(() => loads.want(productId), [loads, productId]);
  return (
    <div className={styles.entry}>
      {product === undefined && <ProductCardSkeleton name={name} />}
      {product === null && (
        <div className={styles.gone}>
          <h3 className={styles.name}>{name}</h3>
          <p>{text.gone}</p>
        </div>
      )}
      {product && <PricedCard product={product} />}
      <p className={styles.last}>{text.last(orderedQuantityText(entry))}</p>
    </div>
  );
}

function PricedCard({ product }: { readonly product: Product }) {
  const products = useMemo(() => [product], [product]);
  return <ShopProductCard product={product} now={usePageMoment(products)} />;
}

import type { OrderedProduct } from "@kamra/core/orderedProducts";
import type { Product } from "@kamra/core/product";
import { OrderedProductCard } from "@kamra/ui";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { usePageMoment } from "../page/usePageMoment.ts";
import { ShopProductCard } from "../products/ShopProductCard.tsx";
import type { ProductLoads } from "./productLoads.ts";

interface ShopOrderedProductCardProps {
  readonly entry: OrderedProduct;
  readonly loads: ProductLoads;
}

const onServer = () => undefined;

/** The card of an earlier product, which loads when it becomes visible. */
export function ShopOrderedProductCard({ entry, loads }: ShopOrderedProductCardProps) {
  const { productId } = entry;
  const product = useSyncExternalStore(loads.subscribe, () => loads.get(productId), onServer);
  useEffect(() => loads.want(productId), [loads, productId]);
  return (
    <OrderedProductCard ordered={entry} product={product ?? null} isGone={product === null}>
      {(loaded) => <PricedCard product={loaded} />}
    </OrderedProductCard>
  );
}

function PricedCard({ product }: { readonly product: Product }) {
  const products = useMemo(() => [product], [product]);
  return <ShopProductCard product={product} now={usePageMoment(products)} />;
}

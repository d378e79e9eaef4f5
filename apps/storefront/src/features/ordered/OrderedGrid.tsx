import type { OrderedProduct } from "@kamra/core/orderedProducts";
import { Button, ButtonLink, EmptyState, Notice, VirtualProductGrid } from "@kamra/ui";
import { useState, useSyncExternalStore } from "react";
import { failureText } from "../../shop/failureText.ts";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { searchPath } from "../paths/searchPath.ts";
import { paths } from "../paths/paths.ts";
import { productLoads } from "./productLoads.ts";
import { ShopOrderedProductCard } from "./ShopOrderedProductCard.tsx";
import { orderedText as text } from "./text.hu.ts";

interface OrderedGridProps {
  readonly entries: ReadonlyArray<OrderedProduct>;
  /** The search text. */
  readonly term: string;
}

const none = () => null;

/** Cards of earlier products; each product loads when it becomes visible. */
export function OrderedGrid({ entries, term }: OrderedGridProps) {
  const shop = useStorefrontShop();
  const [loads] = useState(() => productLoads(shop.catalogue));
  const failure = useSyncExternalStore(loads.subscribe, loads.failure, none);
  if (entries.length === 0)
    return (
      <EmptyState
        icon="search"
        title={text.nothingFound}
        action={
          <ButtonLink variant="secondary" href={term.trim() === "" ? paths.home : searchPath(term)}>
            {text.searchAll}
          </ButtonLink>
        }
      >
        <p>{text.nothingFoundBody}</p>
      </EmptyState>
    );
  return (
    <>
      {failure !== null && (
        <Notice tone="danger" title={text.failed}>
          <p>{failureText(shop, failure)}</p>
          <Button variant="secondary" onPress={loads.retry}>
            {text.retry}
          </Button>
        </Notice>
      )}
      <VirtualProductGrid label={text.title} items={entries} keyOf={({ productId }) => productId}>
        {(entry) => <ShopOrderedProductCard entry={entry} loads={loads} />}
      </VirtualProductGrid>
    </>
  );
}

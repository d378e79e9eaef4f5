import { type OrderedProduct, shownOrderedProducts } from "@kamra/core/orderedProducts";
import { useOrderedProducts, useShop } from "@kamra/react";
import { Button, ButtonLink, EmptyState, Notice, ProductGridSkeleton, VirtualProductGrid } from "@kamra/ui";
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { useParams, useSearchParams } from "react-router-dom";
import { failureText } from "../../shop/failureText.ts";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { topCategories } from "../category/departmentsOf.ts";
import { useDepartments } from "../category/useDepartments.ts";
import { useWholeCategories } from "../category/useWholeCategories.ts";
import { useHydrated } from "../page/useHydrated.ts";
import { paths } from "../paths/paths.ts";
import { searchPath } from "../paths/searchPath.ts";
import { ProfileShell } from "../profile/ProfileShell.tsx";
import { OrderedFilter } from "./OrderedFilter.tsx";
import styles from "./OrderedProducts.module.css";
import { productLoads } from "./productLoads.ts";
import { ShopOrderedProductCard } from "./ShopOrderedProductCard.tsx";
import { orderedText as text } from "./text.hu.ts";
import { UsualBasket } from "./UsualBasket.tsx";

interface OrderedGridProps {
  readonly entries: ReadonlyArray<OrderedProduct>;
  /** The search text. */
  readonly term: string;
}

const none = () => null;

/** Cards of earlier products; each product loads when it becomes visible. */
function OrderedGrid({ entries, term }: OrderedGridProps) {
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

/** Reloads earlier products with the page: there may be a new order. */
function useOrderedEntries() {
  const shop = useStorefrontShop();
  const { orderedProducts } = useShop("orderedProducts");
  const entries = useOrderedProducts();
  const [problem, setProblem] = useState<string | null>(null);
  const load = useCallback(() => {
    void orderedProducts
      .refresh()
      .then((result) => setProblem(result.kind === "refused" ? failureText(shop, result.error) : null));
  }, [orderedProducts, shop]);
  useEffect(load, [load]);
  return { entries, problem, load };
}

/** The shelf with its filters; in the browser only. */
function OrderedProductsShelf() {
  const { department = null } = useParams();
  const [search] = useSearchParams();
  const { entries, problem, load } = useOrderedEntries();
  useWholeCategories();
  const departments = useDepartments();
  const departmentBy = useMemo(() => topCategories(departments), [departments]);
  const term = search.get("kereses") ?? "";
  const shown = useMemo(() => {
    const ofDepartment = [...departmentBy].filter(([, { urlKey }]) => urlKey === department).map(([id]) => id);
    return shownOrderedProducts(entries ?? [], {
      term,
      categoryIds: department === null ? null : new Set(ofDepartment),
    });
  }, [entries, term, department, departmentBy]);

  if (entries === null && problem !== null)
    return (
      <Notice tone="danger" title={text.failed}>
        <p>{problem}</p>
        <Button variant="secondary" onPress={load}>
          {text.retry}
        </Button>
      </Notice>
    );
  if (entries === null) return <ProductGridSkeleton />;
  if (entries.length === 0)
    return (
      <EmptyState
        icon="basket"
        title={text.emptyTitle}
        action={<ButtonLink href={paths.home}>{text.goShopping}</ButtonLink>}
      >
        <p>{text.empty}</p>
      </EmptyState>
    );
  return (
    <div className={styles.shelf}>
      {department === null && term === "" && <UsualBasket entries={entries} />}
      <OrderedFilter entries={entries} term={term} department={department} departmentBy={departmentBy} />
      <div role="status">
        <h2 className={styles.count}>{text.count(shown.length)}</h2>
      </div>
      <OrderedGrid entries={shown} term={term} />
    </div>
  );
}

/** The shopper's earlier products, by department and by name. */
export function OrderedProductsPage() {
  const isHydrated = useHydrated();
  return (
    <ProfileShell title={text.title} lead={text.lead}>
      {isHydrated ? <OrderedProductsShelf /> : <ProductGridSkeleton />}
    </ProfileShell>
  );
}

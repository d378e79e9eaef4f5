import { shownOrderedProducts } from "@kamra/core/orderedProducts";
import { Button, ButtonLink, EmptyState, Notice, ProductGridSkeleton } from "@kamra/ui";
import { useMemo } from "react";
import { useParams, useSearchParams } from "react-router-dom";
import { topCategories } from "../category/departmentsOf.ts";
import { useDepartments } from "../category/useDepartments.ts";
import { useWholeCategories } from "../category/useWholeCategories.ts";
import { paths } from "../paths/paths.ts";
import { OrderedFilter } from "./OrderedFilter.tsx";
import { OrderedGrid } from "./OrderedGrid.tsx";
import styles from "./OrderedProducts.module.css";
import { orderedText as text } from "./text.hu.ts";
import { UsualBasket } from "./UsualBasket.tsx";
import { useOrderedEntries } from "./useOrderedEntries.ts";

/** The shelf with its filters; in the browser only. */
export function OrderedProductsShelf() {
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

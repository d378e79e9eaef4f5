import type { Category } from "@kamra/core/catalogue";
import type { OrderedProduct } from "@kamra/core/orderedProducts";
import { CategoryChips, TextField } from "@kamra/ui";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { orderedProductsPath } from "../paths/orderedProductsPath.ts";
import styles from "./OrderedProducts.module.css";
import { orderedText as text, orderedText } from "./text.hu.ts";

interface DepartmentChip {
  /** Null for all departments. */
  readonly urlKey: string | null;
  readonly name: string;
  readonly count: number;
}

/** All departments with earlier products, in the shop's order, after "all". */
function departmentChips(
  entries: ReadonlyArray<Pick<OrderedProduct, "categoryId">>,
  departmentBy: ReadonlyMap<string, Category>,
): ReadonlyArray<DepartmentChip> {
  const counts = new Map<Category, number>();
  for (const { categoryId } of entries) {
    const department = categoryId === null ? undefined : departmentBy.get(categoryId);
    if (department !== undefined) counts.set(department, (counts.get(department) ?? 0) + 1);
  }
  const departments = [...new Set(departmentBy.values())].flatMap((department) => {
    const count = counts.get(department);
    return count === undefined ? [] : [{ urlKey: department.urlKey, name: department.name, count }];
  });
  return [{ urlKey: null, name: orderedText.all, count: entries.length }, ...departments];
}

interface OrderedFilterProps {
  readonly entries: ReadonlyArray<OrderedProduct>;
  readonly term: string;
  /** The URL key of the selected department; null for all. */
  readonly department: string | null;
  readonly departmentBy: ReadonlyMap<string, Category>;
}

/** Filters the shelf by name and department, both in the address. */
export function OrderedFilter({ entries, term, department, departmentBy }: OrderedFilterProps) {
  const navigate = useNavigate();
  // Typed text shows immediately; the address follows later.
  const [typed, setTyped] = useState(term);
  const search = (wanted: string) => {
    setTyped(wanted);
    void navigate(orderedProductsPath(department, { term: wanted }), { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <div className={styles.search}>
        <TextField
          label={text.search}
          type="search"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          value={typed}
          onChange={search}
        />
      </div>
      <CategoryChips
        label={text.departments}
        chips={departmentChips(entries, departmentBy).map(({ urlKey, name, count }) => ({
          href: orderedProductsPath(urlKey, { term: typed }),
          name,
          count,
          isCurrent: urlKey === department,
        }))}
      />
    </>
  );
}

import type { Category } from "@kamra/core/catalogue";
import type { OrderedProduct } from "@kamra/core/orderedProducts";
import { orderedText } from "./text.hu.ts";

interface DepartmentChip {
  /** Null for all departments. */
  readonly urlKey: string | null;
  readonly name: string;
  readonly count: number;
}

/** All departments with earlier products, in the shop's order, after "all". */
export function departmentChips(
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

import type { Category } from "@kamra/core/catalogue";
import { useCategories } from "@kamra/react";
import { useMemo } from "react";
import { departmentsOf } from "./departmentsOf.ts";

/** The top categories of the shop, promotions aside; empty while the tree is not there. */
export function useDepartments(): ReadonlyArray<Category> {
  const tree = useCategories();
  return useMemo(() => departmentsOf(tree ?? []), [tree]);
}

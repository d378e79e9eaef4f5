import type { Category } from "@kamra/core/catalogue";
import { useCategories } from "@kamra/react";
import { useMemo } from "react";
import { departmentsOf } from "./departmentsOf.ts";

/** The shop's top categories without promotions; empty while loading. */
export function useDepartments(): ReadonlyArray<Category> {
  const tree = useCategories();
  return useMemo(() => departmentsOf(tree ?? []), [tree]);
}

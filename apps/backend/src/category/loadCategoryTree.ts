import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { groupBy } from "../database/groupBy.ts";
import type { CategoryNode, CategoryTree } from "./CategoryTree.ts";

/** All categories as the tree that they are, siblings in the shop's order. One statement. */
export async function loadCategoryTree(db: Kysely<DatabaseSchema>): Promise<CategoryTree> {
  const rows = await db
    .selectFrom("categories")
    .select(["id", "parent_id", "position", "name", "url_key", "content", "keywords", "description"])
    .select(["is_promotion", "is_homepage_prohibited", "promotion_place"])
    .orderBy("position")
    .orderBy("id")
    .execute();
  const childrenOf = groupBy(rows, { key: (row) => row.parent_id, value: (row) => row });
  const byId = new Map<number, CategoryNode>();

  function nodesBelow(parent: Pick<CategoryNode, "row" | "path" | "lineage"> | null): CategoryNode[] {
    return (childrenOf.get(parent?.row.id ?? null) ?? []).map((row) => {
      const path = parent === null ? row.url_key : `${parent.path}/${row.url_key}`;
      const self = { row, path, lineage: [...(parent?.lineage ?? []), row.id] };
      const node = { ...self, children: nodesBelow(self) };
      byId.set(row.id, node);
      return node;
    });
  }
  return { top: nodesBelow(null), byId };
}

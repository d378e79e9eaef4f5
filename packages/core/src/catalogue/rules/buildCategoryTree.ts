import type { Category } from "../model/Category.ts";
import type { CategoryNode } from "../model/CategoryNode.ts";

function grow(nodes: ReadonlyArray<CategoryNode>, above: string): ReadonlyArray<Category> {
  const grown: Array<Category> = [];
  for (const { ownProductCount, children: below, ...own } of nodes) {
    const path = `${above}/${own.urlKey}`;
    const children = grow(below, path);
    const productCount = children.reduce((sum, child) => sum + child.productCount, ownProductCount);
    if (productCount > 0) {
      grown.push({ ...own, path, productCount, children });
    }
  }
  return grown;
}

/**
 * The visible category tree: only categories with products, each with its nested path and its total count. Keeps the
 * order.
 *
 * Errors: none.
 *
 * @rule CAT-1, CAT-2
 */
export function buildCategoryTree(nodes: ReadonlyArray<CategoryNode>): ReadonlyArray<Category> {
  return grow(nodes, "");
}

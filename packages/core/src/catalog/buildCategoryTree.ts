import type { Category } from "./Category.ts";
import type { CategoryNode } from "./CategoryNode.ts";

const grow = (nodes: ReadonlyArray<CategoryNode>, above: string): ReadonlyArray<Category> =>
  nodes.flatMap(({ ownProductCount, ...node }) => {
    const path = `${above}/${node.urlKey}`;
    const children = grow(node.children, path);
    const productCount = children.reduce((sum, child) => sum + child.productCount, ownProductCount);
    return productCount > 0 ? [{ ...node, path, productCount, children }] : [];
  });

/**
 * The category tree as the shop shows it: only what holds products, each with its nested path and the count of its own
 * products and of everything below it. The order stays.
 *
 * Errors: none.
 *
 * @rule CAT-1, CAT-2
 */
export function buildCategoryTree(nodes: ReadonlyArray<CategoryNode>): ReadonlyArray<Category> {
  return grow(nodes, "");
}

import type { Category } from "@kamra/core/catalogue";

/**
 * The categories from the top down to the one with this id; empty when the tree does not have it.
 *
 * @example categoryChain([{ id: "1", children: [{ id: "2", children: [] }] }], "2").length // => 2
 */
export function categoryChain(tree: ReadonlyArray<Category>, id: string): ReadonlyArray<Category> {
  for (const category of tree) {
    if (category.id === id) return [category];
    const below = categoryChain(category.children, id);
    if (below.length > 0) return [category, ...below];
  }
  return [];
}

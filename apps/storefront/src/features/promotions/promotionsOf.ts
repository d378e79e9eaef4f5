import type { Category } from "@kamra/core/catalog";

/** The promotions of a tree, wherever they hang in it. */
export const promotionsOf = (tree: ReadonlyArray<Category>): ReadonlyArray<Category> =>
  tree.flatMap((category) => [...(category.isPromotion ? [category] : []), ...promotionsOf(category.children)]);

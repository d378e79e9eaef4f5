import type { Category } from "@kamra/core/catalogue";

/** The promotions of a tree, at any level. */
export const promotionsOf = (tree: ReadonlyArray<Category>): ReadonlyArray<Category> =>
  tree.flatMap((category) => [...(category.isPromotion ? [category] : []), ...promotionsOf(category.children)]);

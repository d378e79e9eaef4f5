import type { Category } from "@kamra/core/catalog";

/** The top categories that goods are kept in: all but the promotions, which have pages of their own. */
export const departmentsOf = (tree: ReadonlyArray<Category>): ReadonlyArray<Category> =>
  tree.filter(({ isPromotion }) => !isPromotion);

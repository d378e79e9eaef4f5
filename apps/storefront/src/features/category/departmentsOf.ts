import type { Category } from "@kamra/core/catalog";

/** The top categories that goods are kept in: all but the promotions, which have pages of their own. */
export const departmentsOf = (tree: ReadonlyArray<Category>): ReadonlyArray<Category> =>
  tree.filter(({ isPromotion }) => !isPromotion);

const idsBelow = ({ id, children }: Category): ReadonlyArray<string> => [id, ...children.flatMap(idsBelow)];

/** The top category of each category, by ids. */
export const topCategories = (tree: ReadonlyArray<Category>): ReadonlyMap<string, Category> =>
  new Map(tree.flatMap((top) => idsBelow(top).map((id) => [id, top] as const)));

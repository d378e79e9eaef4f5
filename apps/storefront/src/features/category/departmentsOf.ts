import type { Category } from "@kamra/core/catalogue";

/** The top categories of products: all except the promotions, which have their own pages. */
export const departmentsOf = (tree: ReadonlyArray<Category>): ReadonlyArray<Category> =>
  tree.filter(({ isPromotion }) => !isPromotion);

const idsBelow = ({ id, children }: Category): ReadonlyArray<string> => [id, ...children.flatMap(idsBelow)];

/** The top category of each category, by ids. */
export const topCategories = (tree: ReadonlyArray<Category>): ReadonlyMap<string, Category> =>
  new Map(tree.flatMap((top) => idsBelow(top).map((id) => [id, top] as const)));

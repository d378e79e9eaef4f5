import type { Category } from "@kamra/core/catalogue";
import type { Product } from "@kamra/core/product";

const prohibitedIds = (tree: ReadonlyArray<Category>, isProhibited = false): ReadonlyArray<string> =>
  tree.flatMap((category) => {
    const isIn = isProhibited || category.isHomepageProhibited;
    return [...(isIn ? [category.id] : []), ...prohibitedIds(category.children, isIn)];
  });

/**
 * The home page's part of a category tree, and of products: without the categories excluded from it, at any level.
 *
 * @rule LAW-12
 */
export const homeCategories = (tree: ReadonlyArray<Category>) => {
  const prohibited = new Set(prohibitedIds(tree));
  return {
    categories: tree.filter(({ isHomepageProhibited }) => !isHomepageProhibited),
    allows: ({ categories }: Pick<Product, "categories">): boolean => !categories.some(({ id }) => prohibited.has(id)),
  };
};

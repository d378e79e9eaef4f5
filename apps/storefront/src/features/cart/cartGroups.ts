import type { Category } from "@kamra/core/catalogue";
import type { Product, ProductId } from "@kamra/core/product";
import { topCategories } from "../category/departmentsOf.ts";

/** The products of a cart that belong to one top category. */
export interface CartGroup {
  /** Null for products without a category. */
  readonly category: Category | null;
  readonly productIds: ReadonlyArray<ProductId>;
}

type Grouped = Pick<Product, "id" | "defaultCategoryId" | "categories">;

/**
 * A cart's products by top category: groups in the tree's order, products in the cart's, those without a category last.
 * A product belongs to its default category, else to its first one in the tree.
 */
export function cartGroups(
  products: ReadonlyArray<Grouped>,
  { tree }: { readonly tree: ReadonlyArray<Category> },
): ReadonlyArray<CartGroup> {
  const topOf = topCategories(tree);
  const topOfProduct = ({ defaultCategoryId, categories }: Grouped): Category | null =>
    [defaultCategoryId, ...categories.map(({ id }) => id)]
      .map((id) => (id === null ? undefined : topOf.get(id)))
      .find((top) => top !== undefined) ?? null;
  const grouped = Map.groupBy(products, topOfProduct);
  return [...tree, null].flatMap((category) => {
    const own = grouped.get(category);
    return own === undefined ? [] : [{ category, productIds: own.map(({ id }) => id) }];
  });
}

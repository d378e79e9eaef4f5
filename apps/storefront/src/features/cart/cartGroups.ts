import type { Category } from "@kamra/core/catalog";
import type { Product, ProductId } from "@kamra/core/product";
import { topCategories } from "../category/departmentsOf.ts";

/** The products of a cart that belong to one top category. */
export interface CartGroup {
  /** Null for what no category holds any more. */
  readonly category: Category | null;
  readonly productIds: ReadonlyArray<ProductId>;
}

type Grouped = Pick<Product, "id" | "defaultCategoryId" | "categories">;

/**
 * The products of a cart by top category: the groups in the tree's order, the products of each in the cart's, what has
 * no category last. A product counts to its default category, else to the first of its categories that the tree has.
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

import type { Category } from "../model/Category.ts";

const bare = (category: Category, children: ReadonlyArray<Category>): Category => ({
  ...category,
  content: null,
  keywords: null,
  description: null,
  children,
});

function excerptBelow(category: Category, shown: ReadonlySet<string>): Category | null {
  const isShown = shown.has(category.id);
  const children = category.children.flatMap(
    (child) => excerptBelow(child, shown) ?? (isShown ? [bare(child, [])] : []),
  );
  if (isShown) return { ...category, children };
  return children.length === 0 ? null : bare(category, children);
}

/**
 * The part of a category tree that a page needs: the top categories, and the shown ones with their ancestors and one
 * level below. Only the shown ones have their texts. For a server's page, which ships it as `snapshot.catalogue` with
 * `isExcerpt`.
 *
 * @example categoryExcerpt([{ id: "1", children: [{ id: "2", children: [] }] }], new Set())[0]?.children // => []
 */
export const categoryExcerpt = (tree: ReadonlyArray<Category>, shown: ReadonlySet<string>): ReadonlyArray<Category> =>
  tree.map((top) => excerptBelow(top, shown) ?? bare(top, []));

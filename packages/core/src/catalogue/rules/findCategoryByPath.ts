import type { Category } from "../model/Category.ts";

/** The category at a path, and the categories above it. */
export interface FoundCategory {
  readonly category: Category;
  /** From the top category down, without the category itself. */
  readonly ancestors: ReadonlyArray<Category>;
}

/**
 * The category at a nested path of url keys, with its ancestors; `null` for an unknown path. Ignores leading and
 * trailing slashes.
 *
 * @rule CAT-2
 * @example findCategoryByPath([{ urlKey: "ital", children: [{ urlKey: "viz", children: [] }] }], "/ital/viz").category // => { urlKey: "viz", children: [] }
 * @example findCategoryByPath([], "/ital") // => null
 */
export function findCategoryByPath(tree: ReadonlyArray<Category>, path: string): FoundCategory | null {
  let found: FoundCategory | null = null;
  let level = tree;
  for (const urlKey of path.replace(/^\/|\/$/g, "").split("/")) {
    const category = level.find((candidate) => candidate.urlKey === urlKey);
    if (category === undefined) return null;
    found = { category, ancestors: found === null ? [] : [...found.ancestors, found.category] };
    level = category.children;
  }
  return found;
}

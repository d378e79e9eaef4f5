import { type PlannedCategory, planTree } from "./planTree.ts";

/**
 * The path of a category by its name; the first match.
 *
 * Errors: RangeError for an unknown name.
 *
 * @example categoryPath("Trappista") // => "/tejtermek-tojas/sajt/felkemeny-sajt/trappista"
 */
export function categoryPath(name: string): string {
  const tree = planTree();
  const found = tree.find((category) => category.name === name);
  if (found === undefined) throw new RangeError(`No category called ${name}`);
  const pathOf = (category: PlannedCategory): string => {
    const parent = tree.find(({ id }) => id === category.parentId);
    return `${parent === undefined ? "" : pathOf(parent)}/${category.urlKey}`;
  };
  return pathOf(found);
}

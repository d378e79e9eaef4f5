import type { ShopSettings } from "@kamra/core";
import type { Category } from "@kamra/core/catalogue";

/** A sub-category in the menu, with as many of its own as fit. */
export interface MenuGroup {
  readonly category: Category;
  readonly children: ReadonlyArray<Category>;
}

const filledColumn = (categories: ReadonlyArray<Category>, entriesInColumn: number): ReadonlyArray<MenuGroup> => {
  const shares = categories.map(() => 0);
  let room = entriesInColumn - categories.length;
  for (let share = 1; room > 0 && categories.some(({ children }) => children.length >= share); share++) {
    categories.forEach(({ children }, index) => {
      if (room === 0 || children.length < share) return;
      shares[index] = share;
      room--;
    });
  }
  return categories.map((category, index) => ({ category, children: category.children.slice(0, shares[index]) }));
};

/**
 * The mega menu of a top category: its sub-categories in columns of limited length. The remaining room goes to the
 * categories below, evenly among a column's groups.
 *
 * @rule CAT-4
 */
export const menuColumns = (
  { children }: Pick<Category, "children">,
  { columns: most, entriesInColumn }: Pick<ShopSettings["menu"], "columns" | "entriesInColumn">,
): ReadonlyArray<ReadonlyArray<MenuGroup>> => {
  const groups = children.slice(0, most * entriesInColumn);
  const columns = Math.min(most, groups.length);
  const startOf = (column: number) => Math.ceil((column * groups.length) / columns);
  return Array.from({ length: columns }, (_, column) =>
    filledColumn(groups.slice(startOf(column), startOf(column + 1)), entriesInColumn),
  );
};

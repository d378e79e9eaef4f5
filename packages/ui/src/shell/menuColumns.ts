import type { Category } from "@kamra/core/catalog";

/** A sub-category in the menu, with those of its own that there is room for. */
export interface MenuGroup {
  readonly category: Category;
  readonly children: ReadonlyArray<Category>;
}

const columnCount = 3;
const entriesInColumn = 7;

/**
 * What the mega menu shows of a top category: its sub-categories in up to three columns of up to seven entries. Where
 * that leaves room, the categories below each fill it, evenly among the groups of a column.
 *
 * @rule CAT-4
 */
export const menuColumns = ({ children }: Pick<Category, "children">): ReadonlyArray<ReadonlyArray<MenuGroup>> => {
  const groups = children.slice(0, columnCount * entriesInColumn);
  const columns = Math.min(columnCount, groups.length);
  const startOf = (column: number) => Math.ceil((column * groups.length) / columns);
  return Array.from({ length: columns }, (_, column) => filledColumn(groups.slice(startOf(column), startOf(column + 1))));
};

const filledColumn = (categories: ReadonlyArray<Category>): ReadonlyArray<MenuGroup> => {
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

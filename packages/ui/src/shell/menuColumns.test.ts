import { defaultSettings } from "@kamra/core";
import type { Category } from "@kamra/core/catalogue";
import { expect, it } from "vitest";
import { menuColumns } from "./menuColumns.ts";

const category = (name: string, children: ReadonlyArray<Category> = []): Category => ({
  id: name,
  parentId: null,
  name,
  urlKey: name,
  path: `/${name}`,
  description: null,
  isPromotion: false,
  content: null,
  keywords: null,
  isHomepageProhibited: false,
  promotionPlace: null,
  productCount: 1,
  children,
});
const withChildren = (...counts: ReadonlyArray<number>) =>
  category(
    "top",
    counts.map((count, index) =>
      category(
        `${index}`,
        Array.from({ length: count }, (_, child) => category(`${index}.${child}`)),
      ),
    ),
  );
const names = (top: Category) =>
  menuColumns(top, defaultSettings.menu).map((column) =>
    column.map((group) => [group.category.name, ...group.children.map(({ name }) => name)]),
  );

it("[CAT-4] gives three sub-categories a column each, with their own below them", () => {
  expect(names(withChildren(2, 0, 9))).toEqual([
    [["0", "0.0", "0.1"]],
    [["1"]],
    [["2", "2.0", "2.1", "2.2", "2.3", "2.4", "2.5"]],
  ]);
});

it("[CAT-4] shares a column's room evenly among its groups", () => {
  expect(names(withChildren(5, 5, 1, 5))).toEqual([
    [
      ["0", "0.0", "0.1", "0.2"],
      ["1", "1.0", "1.1"],
    ],
    [["2", "2.0"]],
    [["3", "3.0", "3.1", "3.2", "3.3", "3.4"]],
  ]);
});

it("[CAT-4] shows never more than three columns of seven, in the tree's order", () => {
  for (let count = 0; count <= 30; count++) {
    const top = withChildren(...Array.from({ length: count }, (_, index) => index % 5));
    const columns = menuColumns(top, defaultSettings.menu);
    expect(columns.length).toBeLessThanOrEqual(3);
    for (const column of columns)
      expect(column.reduce((sum, { children }) => sum + 1 + children.length, 0)).toBeLessThanOrEqual(7);
    expect(columns.flat().map((group) => group.category.name)).toEqual(
      top.children.slice(0, 21).map(({ name }) => name),
    );
  }
});

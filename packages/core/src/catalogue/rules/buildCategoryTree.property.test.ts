import { it } from "@fast-check/vitest";
import { expect } from "vitest";
import { runs } from "../../runs.test.config.ts";
import { buildCategoryTree } from "./buildCategoryTree.ts";
import type { Category } from "../model/Category.ts";
import type { CategoryNode } from "../model/CategoryNode.ts";
import { categoryNodes } from "../model/categoryNodes.test.arbitrary.ts";
import { findCategoryByPath } from "./findCategoryByPath.ts";

interface Row {
  readonly id: string;
  readonly productCount: number;
  readonly path: string;
}

const countBelow = (node: CategoryNode): number =>
  node.children.reduce((sum, child) => sum + countBelow(child), node.ownProductCount);

/** Every node of the tree with its count and path, in order, by walking it naively. */
const rowsOf = (nodes: ReadonlyArray<CategoryNode>, above: string): ReadonlyArray<Row> =>
  nodes.flatMap((node) => {
    const path = `${above}/${node.urlKey}`;
    return [{ id: node.id, productCount: countBelow(node), path }, ...rowsOf(node.children, path)];
  });
const flat = (tree: ReadonlyArray<Category>): ReadonlyArray<Category> =>
  tree.flatMap((category) => [category, ...flat(category.children)]);

it.prop([categoryNodes], runs)(
  "[CAT-1] the tree has exactly the categories with products in or below them, in order",
  (nodes) => {
    const shown = flat(buildCategoryTree(nodes)).map(({ id, productCount, path }) => ({ id, productCount, path }));
    expect(shown).toEqual(rowsOf(nodes, "").filter(({ productCount }) => productCount > 0));
  },
);

it.prop([categoryNodes], runs)("[CAT-1] every category keeps its parent", (nodes) => {
  const check = (categories: ReadonlyArray<Category>, parentId: string | null): void => {
    for (const category of categories) {
      expect(category.parentId).toBe(parentId);
      check(category.children, category.id);
    }
  };
  check(buildCategoryTree(nodes), null);
});

it.prop([categoryNodes], runs)("[CAT-2] every category is found by its path, with its ancestors", (nodes) => {
  const tree = buildCategoryTree(nodes);
  const check = (categories: ReadonlyArray<Category>, ancestors: ReadonlyArray<Category>): void => {
    for (const category of categories) {
      expect(findCategoryByPath(tree, category.path)).toEqual({ category, ancestors });
      check(category.children, [...ancestors, category]);
    }
  };
  check(tree, []);
});

import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { runs } from "../runs.test.config.ts";
import { buildCategoryTree } from "./buildCategoryTree.ts";
import type { Category } from "./Category.ts";
import type { CategoryNode } from "./CategoryNode.ts";
import { findCategoryByPath } from "./findCategoryByPath.ts";

interface Bud {
  readonly ownProductCount: number;
  readonly children: ReadonlyArray<Bud>;
}

const { bud } = fc.letrec<{ bud: Bud }>((tie) => ({
  bud: fc.record({
    ownProductCount: fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 50 })),
    children: fc.oneof(
      { depthSize: "small", withCrossShrink: true },
      fc.constant([]),
      fc.array(tie("bud"), { maxLength: 3 }),
    ),
  }),
}));

const grow = (buds: ReadonlyArray<Bud>, parentId: string | null): ReadonlyArray<CategoryNode> =>
  buds.map(({ ownProductCount, children }, index) => {
    const id = parentId === null ? `${index}` : `${parentId}-${index}`;
    return {
      id,
      parentId,
      name: `N${id}`,
      urlKey: `k${index}`,
      description: null,
      isPromotion: false,
      content: null,
      keywords: null,
      isHomepageProhibited: false,
      promotionPlace: null,
      ownProductCount,
      children: grow(children, id),
    };
  });
const trees = fc.array(bud, { maxLength: 5 }).map((buds) => grow(buds, null));

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

it.prop([trees], runs)(
  "[CAT-1] holds just the nodes whose products and those below them are above zero, in order",
  (nodes) => {
    const shown = flat(buildCategoryTree(nodes)).map(({ id, productCount, path }) => ({ id, productCount, path }));
    expect(shown).toEqual(rowsOf(nodes, "").filter(({ productCount }) => productCount > 0));
  },
);

it.prop([trees], runs)("[CAT-1] keeps every category below the one it was below", (nodes) => {
  const check = (categories: ReadonlyArray<Category>, parentId: string | null): void => {
    for (const category of categories) {
      expect(category.parentId).toBe(parentId);
      check(category.children, category.id);
    }
  };
  check(buildCategoryTree(nodes), null);
});

it.prop([trees], runs)("[CAT-2] every category is found by its path, with those above it", (nodes) => {
  const tree = buildCategoryTree(nodes);
  const check = (categories: ReadonlyArray<Category>, ancestors: ReadonlyArray<Category>): void => {
    for (const category of categories) {
      expect(findCategoryByPath(tree, category.path)).toEqual({ category, ancestors });
      check(category.children, [...ancestors, category]);
    }
  };
  check(tree, []);
});

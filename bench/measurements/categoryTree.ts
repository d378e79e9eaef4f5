import assert from "node:assert/strict";
import { buildCategoryTree, type Category, type CategoryNode } from "@kamra/core/catalogue";
import { compare } from "../compare.ts";
import { printRatio } from "../print.ts";

/** How many children a category has on each of the four levels: 2,000 in all. */
const widths = [10, 6, 4, 7];

/** Every `emptyOf`-th category of the last level has no products; higher levels have none directly. */
function nodesOf(emptyOf: number, level = 0, parentId: string | null = null): ReadonlyArray<CategoryNode> {
  return Array.from({ length: widths[level] ?? 0 }, (_, index) => {
    const id = parentId === null ? `${index}` : `${parentId}-${index}`;
    return {
      id,
      parentId,
      name: `Category ${id}`,
      urlKey: `category-${id}`,
      description: null,
      isPromotion: false,
      content: null,
      keywords: null,
      isHomepageProhibited: false,
      promotionPlace: null,
      ownProductCount: level < widths.length - 1 || index % emptyOf === 0 ? 0 : index,
      children: nodesOf(emptyOf, level + 1, id),
    };
  });
}

/** The linear pass: every node becomes a category with its path, without counting or filtering. */
function linearPass(nodes: ReadonlyArray<CategoryNode>, above = ""): ReadonlyArray<Category> {
  const made: Array<Category> = [];
  for (const { ownProductCount, children, ...own } of nodes) {
    const path = `${above}/${own.urlKey}`;
    made.push({ ...own, path, productCount: ownProductCount, children: linearPass(children, path) });
  }
  return made;
}

const sizeOf = (nodes: ReadonlyArray<{ readonly children: ReadonlyArray<Category | CategoryNode> }>): number =>
  nodes.reduce((sum, { children }) => sum + 1 + sizeOf(children), 0);

const nodes = nodesOf(5);
const recounted = nodesOf(3);
assert.equal(sizeOf(nodes), 1990);
assert(sizeOf(buildCategoryTree(recounted)) < sizeOf(buildCategoryTree(nodes)));

const against = "against one linear pass that makes a category of every node, without counting or leaving out";
printRatio(
  compare(
    () => buildCategoryTree(nodes),
    () => linearPass(nodes),
  ),
  {
    what: `the tree of 2,000 categories, ${against}`,
    atMost: 1.3,
  },
);
printRatio(
  compare(
    () => buildCategoryTree(recounted),
    () => linearPass(nodes),
  ),
  {
    what: `the same tree again after the counts have changed, ${against}`,
  },
);

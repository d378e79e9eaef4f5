import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { runs } from "../../runs.test.config.ts";
import { buildCategoryTree } from "./buildCategoryTree.ts";
import type { Category } from "../model/Category.ts";
import { categoryExcerpt } from "./categoryExcerpt.ts";
import { categoryNodes } from "../model/categoryNodes.test.arbitrary.ts";
import { findCategoryByPath } from "./findCategoryByPath.ts";

const flat = (tree: ReadonlyArray<Category>): ReadonlyArray<Category> =>
  tree.flatMap((category) => [category, ...flat(category.children)]);
const idsOf = (categories: ReadonlyArray<Category>) => categories.map(({ id }) => id);
const withTexts = (tree: ReadonlyArray<Category>): ReadonlyArray<Category> =>
  tree.map((category) => ({
    ...category,
    content: `<p>${category.id}</p>`,
    keywords: category.id,
    description: category.id,
    children: withTexts(category.children),
  }));

const cases = categoryNodes.chain((nodes) => {
  const tree = withTexts(buildCategoryTree(nodes));
  return fc.record({ tree: fc.constant(tree), shown: fc.subarray([...idsOf(flat(tree))]).map((ids) => new Set(ids)) });
});

it.prop([cases], runs)(
  "an excerpt finds each visible category by its path, with its texts and children",
  ({ tree, shown }) => {
    const excerpt = categoryExcerpt(tree, shown);
    for (const category of flat(tree).filter(({ id }) => shown.has(id))) {
      const found = findCategoryByPath(excerpt, category.path);
      expect(found?.category).toMatchObject({
        ...category,
        children: category.children.map(({ id, name }) => ({ id, name })),
      });
      expect(idsOf(found?.ancestors ?? [])).toEqual(idsOf(findCategoryByPath(tree, category.path)?.ancestors ?? []));
    }
  },
);

it.prop([cases], runs)(
  "an excerpt holds only the top categories, the visible ones, and their ancestors and children",
  ({ tree, shown }) => {
    const excerpt = categoryExcerpt(tree, shown);
    expect(idsOf(excerpt)).toEqual(idsOf(tree));
    for (const category of flat(excerpt)) {
      const isWanted = shown.has(category.id) || shown.has(category.parentId ?? "") || category.parentId === null;
      expect(isWanted || flat(category.children).some(({ id }) => shown.has(id))).toBe(true);
      if (!shown.has(category.id))
        expect([category.content, category.keywords, category.description]).toEqual([null, null, null]);
    }
  },
);

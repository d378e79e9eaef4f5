import { buildCategoryTree, type Category, type CategoryNode } from "@kamra/core/catalogue";
import fc from "fast-check";
import { optional } from "./optional.ts";
import { plainRecord } from "./plainRecord.ts";
import { names, urlKeys } from "./words.ts";

/** The tree has four levels in the contract. */
const levels = 4;

interface Bud extends Omit<CategoryNode, "id" | "parentId" | "children"> {
  readonly children: ReadonlyArray<Bud>;
}

function buds(levelsBelow: number): fc.Arbitrary<ReadonlyArray<Bud>> {
  const bud = plainRecord({
    name: names,
    urlKey: urlKeys,
    content: optional(names),
    keywords: optional(names),
    description: optional(names),
    isPromotion: fc.boolean(),
    isHomepageProhibited: fc.boolean(),
    promotionPlace: optional(names),
    ownProductCount: fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 400 })),
    children: levelsBelow === 0 ? fc.constant([]) : buds(levelsBelow - 1),
  });
  return fc.uniqueArray(bud, { selector: ({ urlKey }) => urlKey, maxLength: 3 });
}

function grow(level: ReadonlyArray<Bud>, parentId: string | null): ReadonlyArray<CategoryNode> {
  return level.map(({ children, ...bud }, index) => {
    const id = `${parentId ?? ""}${index + 1}`;
    return { ...bud, id, parentId, children: grow(children, id) };
  });
}

/**
 * Category trees as servers return them: up to four levels, many nodes without products, unique url keys among
 * siblings.
 */
export const categoryNodes: fc.Arbitrary<ReadonlyArray<CategoryNode>> = buds(levels - 1).map((level) =>
  grow(level, null),
);

/** Category trees as the shop shows them. */
export const categoryTrees: fc.Arbitrary<ReadonlyArray<Category>> = categoryNodes.map(buildCategoryTree);

import { topCategoryIds } from "@kamra/core/catalogue";
import { describe, expect, it } from "vitest";
import { categoryGlyphs } from "./categoryGlyphs.ts";
import { planTree } from "./planTree.ts";
import { promotions } from "./promotions.ts";

const tree = planTree();
const duplicates = (values: ReadonlyArray<unknown>) => values.filter((value, index) => values.indexOf(value) !== index);

describe("the category tree of the tables", () => {
  it("[CAT-3] has the 17 departments by their ids", () => {
    const tops = tree.filter(({ level }) => level === 1).map(({ id }) => String(id));
    expect(tops.toSorted()).toEqual(topCategoryIds.map(String).toSorted());
    expect(tops).toHaveLength(17);
  });

  it("[CAT-2] has four levels, and more than 300 categories", () => {
    expect(new Set(tree.map(({ level }) => level))).toEqual(new Set([1, 2, 3, 4]));
    expect(tree.length).toBeGreaterThanOrEqual(300);
  });

  it("[CAT-2] has url keys that are unique among siblings, promotions included, and ids that are unique", () => {
    const keys = [
      ...tree.map(({ parentId, urlKey }) => `${parentId}/${urlKey}`),
      ...promotions.map(({ urlKey }) => `null/${urlKey}`),
    ];
    expect(duplicates(keys)).toEqual([]);
    expect(duplicates([...tree, ...promotions].map(({ id }) => id))).toEqual([]);
  });

  it("has either children or kinds of products in a category, and a text and a glyph for each", () => {
    for (const { name, childNames, kinds, traits, id } of tree) {
      expect(childNames.length > 0, name).not.toBe(kinds.length > 0);
      if (kinds.length > 0) expect(traits.text, name).not.toBe("");
      expect(categoryGlyphs.get(String(id)), name).toBe(traits.glyph);
    }
  });

  it("reads every size, price and factor of the tables as numbers above zero", () => {
    const kinds = tree.flatMap((category) => category.kinds);
    for (const { name, sizes, variants } of kinds) {
      expect(
        sizes.every(({ size, price }) => size.amount > 0 && price > 0),
        name,
      ).toBe(true);
      expect(
        variants.every(({ label, factor }) => label !== "" && !label.includes("×1") && factor > 0 && factor < 10),
        name,
      ).toBe(true);
    }
    expect(kinds.length).toBeGreaterThan(400);
  });
});

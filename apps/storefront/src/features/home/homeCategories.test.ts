import { buildCategoryTree, type CategoryNode } from "@kamra/core/catalogue";
import { expect, it } from "vitest";
import { homeCategories } from "./homeCategories.ts";

const node = (id: string, isHomepageProhibited: boolean, children: ReadonlyArray<CategoryNode> = []): CategoryNode => ({
  id,
  parentId: null,
  name: id,
  urlKey: id,
  content: null,
  keywords: null,
  description: null,
  isPromotion: false,
  isHomepageProhibited,
  promotionPlace: null,
  ownProductCount: 1,
  children,
});

const { categories, allows } = homeCategories(
  buildCategoryTree([
    node("dairy", false, [node("milk", false), node("liqueur", true)]),
    node("drinks", true, [node("beer", false)]),
  ]),
);
const product = (...ids: ReadonlyArray<string>) => ({
  categories: ids.map((id) => ({ id, name: id, urlKey: id })),
});

it("[LAW-12] the home page shows no department that is kept off it", () => {
  expect(categories.map(({ id }) => id)).toEqual(["dairy"]);
});

it("[LAW-12] the home page shows no product of a category that is kept off it, nor of one below it", () => {
  expect(allows(product("dairy", "milk"))).toBe(true);
  expect(allows(product())).toBe(true);
  expect(allows(product("drinks"))).toBe(false);
  expect(allows(product("beer"))).toBe(false);
  expect(allows(product("milk", "liqueur"))).toBe(false);
});

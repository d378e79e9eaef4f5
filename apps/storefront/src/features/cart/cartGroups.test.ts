import type { Category } from "@kamra/core/catalogue";
import { productId } from "@kamra/core/product";
import { expect, it } from "vitest";
import { cartGroups } from "./cartGroups.ts";

const category = (id: string, children: ReadonlyArray<Category> = []): Category => ({
  id,
  parentId: null,
  name: `name of ${id}`,
  urlKey: id,
  path: `/${id}`,
  description: null,
  isPromotion: false,
  content: null,
  keywords: null,
  isHomepageProhibited: false,
  promotionPlace: null,
  productCount: 1,
  children,
});

const product = (id: string, defaultCategoryId: string | null, ...categoryIds: ReadonlyArray<string>) => ({
  id: productId(id),
  defaultCategoryId,
  categories: categoryIds.map((categoryId) => ({ id: categoryId, name: "", urlKey: "" })),
});

const tree = [category("drinks", [category("water", [category("still")])]), category("bread")];
const groups = (...products: ReadonlyArray<ReturnType<typeof product>>) =>
  cartGroups(products, { tree }).map((group) => [group.category?.id ?? null, ...group.productIds]);

it("groups by the top category of the default category, in the tree's order", () => {
  expect(groups(product("1", "bread"), product("2", "still"), product("3", "drinks"))).toEqual([
    ["drinks", "2", "3"],
    ["bread", "1"],
  ]);
});

it("falls back to the other categories of a product, and keeps products without one", () => {
  expect(groups(product("1", "gone", "lost", "water"), product("2", null), product("3", null, "bread"))).toEqual([
    ["drinks", "1"],
    ["bread", "3"],
    [null, "2"],
  ]);
});

it("has no group without a product", () => {
  expect(groups()).toEqual([]);
});

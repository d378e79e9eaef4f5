import { expect, it } from "vitest";
import { productId } from "../../product/productId.ts";
import { shownOrderedProducts } from "./shownOrderedProducts.ts";

const entry = (
  name: string,
  { orderCount = 1, categoryId = null }: { orderCount?: number; categoryId?: string | null } = {},
) => ({
  productId: productId(name),
  name,
  categoryId,
  orderCount,
  quantity: 1,
  unitName: "db",
  alternativeQuantity: null,
  alternativeUnitName: null,
  orderedAt: "2026-11-20T10:00:00Z",
  firstOrderedAt: null,
});
const names = (...args: Parameters<typeof shownOrderedProducts>) =>
  shownOrderedProducts(...args).map(({ name }) => name);

it("the most often ordered products come first, and of equal ones the latest", () => {
  expect(
    names([entry("Alma"), entry("Kenyér", { orderCount: 3 }), entry("Tej"), entry("Sajt", { orderCount: 3 })]),
  ).toEqual(["Kenyér", "Sajt", "Alma", "Tej"]);
});

it("a search matches every typed word, in any case and with or without accents", () => {
  const entries = [entry("Tejföl 20%"), entry("Friss tej 1,5%"), entry("Alma")];
  expect(names(entries, { term: " TEJFOL " })).toEqual(["Tejföl 20%"]);
  expect(names(entries, { term: "tej friss" })).toEqual(["Friss tej 1,5%"]);
  expect(names(entries, { term: "  " })).toHaveLength(3);
});

it("named categories show only their own products", () => {
  const entries = [entry("Alma", { categoryId: "1" }), entry("Tej", { categoryId: "2" }), entry("Régi")];
  expect(names(entries, { categoryIds: new Set(["2"]) })).toEqual(["Tej"]);
  expect(names(entries, { categoryIds: new Set() })).toEqual([]);
});

import { expect, it } from "vitest";
import { productStatuses } from "../../product/productStatuses.ts";
import { wireFilters } from "./wireFilters.ts";

it("an attribute without options does not filter", () => {
  expect(wireFilters({ attributes: { brand: [], origin: ["3", "4"] } }).attributes).toEqual([
    { code: "origin", option_ids: ["3", "4"] },
  ]);
  expect(wireFilters({}).attributes).toEqual([]);
});

it("each filter has the contract's name", () => {
  const filters = {
    ids: ["12"],
    categoryId: "3",
    priceFrom: 100,
    priceTo: 900,
    discounted: true,
    news: false,
    withoutAllergens: ["milk"],
  };
  expect(wireFilters(filters)).toEqual({
    ids: ["12"],
    category_id: "3",
    attributes: [],
    price_from: 100,
    price_to: 900,
    discounted: true,
    news: false,
    without_allergens: ["milk"],
  });
});

it("an unknown status is not requested", () => {
  expect(wireFilters({ statuses: ["RESTING", ...productStatuses] }).productStatus).toEqual(productStatuses);
});

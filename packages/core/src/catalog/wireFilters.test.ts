import { expect, it } from "vitest";
import { productStatuses } from "../product/Product.ts";
import { wireFilters } from "./wireFilters.ts";

it("an attribute without options does not filter", () => {
  expect(wireFilters({ attributes: { brand: [], origin: ["3", "4"] } }).attributes).toEqual([{ code: "origin", option_ids: ["3", "4"] }]);
  expect(wireFilters({}).attributes).toEqual([]);
});

it("a status that the contract does not know is not asked for", () => {
  expect(wireFilters({ statuses: ["RESTING", ...productStatuses] }).productStatus).toEqual(productStatuses);
});

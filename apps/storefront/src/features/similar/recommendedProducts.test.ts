import type { ProductPage } from "@kamra/core/catalogue";
import type { AllergenCode } from "@kamra/core/product";
import { expect, it, vi } from "vitest";
import { recommendedProducts } from "./recommendedProducts.ts";

const empty: ProductPage = {
  products: [],
  page: 1,
  pageSize: 6,
  lastPage: 1,
  total: 0,
  isPopularOnly: false,
  facets: { attributes: [], priceMin: null, priceMax: null, discountedCount: 0, newsCount: 0 },
  correctedTerm: null,
};

const askedBy = async (avoided: ReadonlyArray<AllergenCode>) => {
  const products = vi.fn(() => Promise.resolve(empty));
  const avoidedAllergens = { get: () => avoided, getServer: () => avoided, subscribe: () => () => undefined };
  const { signal } = new AbortController();
  await recommendedProducts({ catalogue: { products, avoidedAllergens } }, { categoryId: "3" }, { count: 6, signal });
  return products.mock.calls;
};

it("[ALLERGEN-3] recommends nothing that names what the shopper avoids", async () => {
  const query = { sort: "PREFIXBOX_SCORE", direction: "DESC", pageSize: 6 };
  expect(await askedBy(["milk"])).toEqual([
    [
      { ...query, filters: { categoryId: "3", statuses: ["AVAILABLE"], withoutAllergens: ["milk"] } },
      expect.anything(),
    ],
  ]);
  expect(await askedBy([])).toEqual([
    [{ ...query, filters: { categoryId: "3", statuses: ["AVAILABLE"] } }, expect.anything()],
  ]);
});

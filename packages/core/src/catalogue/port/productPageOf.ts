import type { Product } from "../../product/Product.ts";
import type { ProductPage } from "../model/ProductQuery.ts";
import type { PageRequest } from "./CatalogueSource.ts";

/**
 * The wanted page of an own backend that has no filters to offer. `total` counts the products of all pages.
 *
 * @example productPageOf([], { page: 1, pageSize: 24, total: 0 }).lastPage // => 1
 */
export const productPageOf = (
  products: ReadonlyArray<Product>,
  { page, pageSize, total }: Pick<PageRequest, "page" | "pageSize"> & { readonly total: number },
): ProductPage => ({
  products,
  page,
  pageSize,
  total,
  lastPage: Math.max(1, Math.ceil(total / pageSize)),
  isPopularOnly: false,
  facets: { attributes: [], priceMin: null, priceMax: null, discountedCount: 0, newsCount: 0 },
  correctedTerm: null,
});

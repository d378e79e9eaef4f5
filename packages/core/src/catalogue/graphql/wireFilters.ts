import type { KnownProductStatus, ProductStatus } from "../../product/Product.ts";
import { productStatuses } from "../../product/productStatuses.ts";
import type { ProductFilters as WireFilters } from "../../transport/generated/documents.ts";
import type { ProductFilters } from "../model/ProductQuery.ts";

const known: ReadonlyArray<string> = productStatuses;
const isKnown = (status: ProductStatus): status is KnownProductStatus => known.includes(status);

/** The filters in the contract's format; an attribute without options does not filter. */
export function wireFilters(filters: ProductFilters): WireFilters {
  return {
    ids: filters.ids && [...filters.ids],
    productStatus: filters.statuses?.filter(isKnown),
    category_id: filters.categoryId,
    attributes: Object.entries(filters.attributes ?? {})
      .filter(([, options]) => options.length > 0)
      .map(([code, options]) => ({ code, option_ids: [...options] })),
    price_from: filters.priceFrom,
    price_to: filters.priceTo,
    discounted: filters.discounted,
    news: filters.news,
    without_allergens: filters.withoutAllergens && [...filters.withoutAllergens],
  };
}

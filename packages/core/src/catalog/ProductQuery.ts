import * as Schema from "effect/Schema";
import { Product, type ProductStatus } from "../product/Product.ts";

export type ProductSort = "CREATED_AT" | "NAME" | "PREFIXBOX_SCORE" | "PRICE" | "UNIT_PRICE";
export type SearchSort = "ID" | "NAME" | "PREFIXBOX_SCORE" | "PRICE" | "SEARCH_SCORE" | "SORT" | "UNIT_PRICE";
export type SortDirection = "ASC" | "DESC";

export interface ProductFilters {
  readonly ids?: ReadonlyArray<string>;
  readonly statuses?: ReadonlyArray<ProductStatus>;
  /** This category and every one below it. */
  readonly categoryId?: string;
  /** Option ids by attribute code: each attribute narrows, the options of one widen. */
  readonly attributes?: Readonly<Record<string, ReadonlyArray<string>>>;
  /** Whole forint, current price, inclusive. */
  readonly priceFrom?: number;
  readonly priceTo?: number;
  readonly discounted?: boolean;
  readonly news?: boolean;
}

interface Paged {
  /** From 1. */
  readonly page?: number;
  readonly pageSize?: number;
  readonly filters?: ProductFilters;
  readonly direction?: SortDirection;
}

export interface ProductQuery extends Paged {
  readonly sort?: ProductSort;
}

export interface SearchQuery extends Paged {
  readonly term: string;
  readonly sort?: SearchSort;
}

export const Facet = Schema.Struct({
  code: Schema.String,
  name: Schema.String,
  options: Schema.Array(Schema.Struct({ id: Schema.String, label: Schema.String, count: Schema.Natural })),
});
export interface Facet extends Schema.Schema.Type<typeof Facet> {}

export const ProductPage = Schema.Struct({
  products: Schema.Array(Product),
  page: Schema.Natural,
  pageSize: Schema.Natural,
  lastPage: Schema.Natural,
  total: Schema.Natural,
  facets: Schema.Struct({
    attributes: Schema.Array(Facet),
    priceMin: Schema.NullOr(Schema.Int),
    priceMax: Schema.NullOr(Schema.Int),
    discountedCount: Schema.Natural,
    newsCount: Schema.Natural,
  }),
});
export interface ProductPage extends Schema.Schema.Type<typeof ProductPage> {}

export const SearchSuggestions = Schema.Struct({
  products: Schema.Array(Product),
  categories: Schema.Array(Schema.Struct({ id: Schema.String, name: Schema.String, path: Schema.String })),
});
export interface SearchSuggestions extends Schema.Schema.Type<typeof SearchSuggestions> {}

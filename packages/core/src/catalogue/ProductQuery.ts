import * as Schema from "effect/Schema";
import { Product, type ProductStatus } from "../product/Product.ts";

/** The sort orders of a product list. */
export type ProductSort = "CREATED_AT" | "NAME" | "PREFIXBOX_SCORE" | "PRICE" | "UNIT_PRICE";
/** Sort fields of search results. */
export type SearchSort = "ID" | "NAME" | "PREFIXBOX_SCORE" | "PRICE" | "SEARCH_SCORE" | "SORT" | "UNIT_PRICE";
/** Upwards, or downwards. */
export type SortDirection = "ASC" | "DESC";

/** Which products; every filter narrows. */
export interface ProductFilters {
  readonly ids?: ReadonlyArray<string> | undefined;
  readonly statuses?: ReadonlyArray<ProductStatus> | undefined;
  /** This category and every one below it. */
  readonly categoryId?: string | undefined;
  /** Option ids by attribute code: each attribute narrows, the options of one widen. */
  readonly attributes?: Readonly<Record<string, ReadonlyArray<string>>> | undefined;
  /** Whole forint, current price, inclusive. */
  readonly priceFrom?: number | undefined;
  readonly priceTo?: number | undefined;
  readonly discounted?: boolean | undefined;
  readonly news?: boolean | undefined;
}

interface Paged {
  /** From 1. */
  readonly page?: number | undefined;
  readonly pageSize?: number | undefined;
  readonly filters?: ProductFilters | undefined;
  readonly direction?: SortDirection | undefined;
}

/** A page of products; by default the first one, of `settings.pageSize`. */
export interface ProductQuery extends Paged {
  readonly sort?: ProductSort | undefined;
}

/** Which page of the products that a term finds. */
export interface SearchQuery extends Paged {
  readonly term: string;
  readonly sort?: SearchSort | undefined;
}

/** An attribute that products can be filtered by, with how many have each of its options. */
export const Facet = Schema.Struct({
  code: Schema.String,
  name: Schema.String,
  options: Schema.Array(Schema.Struct({ id: Schema.String, label: Schema.String, count: Schema.Natural })),
});
export interface Facet extends Schema.Schema.Type<typeof Facet> {}

/** A page of products, and what all pages together can be filtered by. */
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

/** Suggestions for a half typed term. */
export const SearchSuggestions = Schema.Struct({
  products: Schema.Array(Product),
  categories: Schema.Array(Schema.Struct({ id: Schema.String, name: Schema.String, path: Schema.String })),
});
export interface SearchSuggestions extends Schema.Schema.Type<typeof SearchSuggestions> {}

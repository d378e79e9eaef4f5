import type { Product, ProductStatus } from "../product/Product.ts";

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

export interface Facet {
  readonly code: string;
  readonly name: string;
  readonly options: ReadonlyArray<{ readonly id: string; readonly label: string; readonly count: number }>;
}

export interface ProductPage {
  readonly products: ReadonlyArray<Product>;
  readonly page: number;
  readonly pageSize: number;
  readonly lastPage: number;
  readonly total: number;
  readonly facets: {
    readonly attributes: ReadonlyArray<Facet>;
    readonly priceMin: number | null;
    readonly priceMax: number | null;
    readonly discountedCount: number;
    readonly newsCount: number;
  };
}

export interface SearchSuggestions {
  readonly products: ReadonlyArray<Product>;
  readonly categories: ReadonlyArray<{ readonly id: string; readonly name: string; readonly path: string }>;
}

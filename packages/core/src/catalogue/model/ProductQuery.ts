import type { Product, ProductStatus } from "../../product/Product.ts";

/** The sort orders of a product list. */
export type ProductSort = "CREATED_AT" | "NAME" | "PREFIXBOX_SCORE" | "PRICE" | "UNIT_PRICE";

/** Sort fields of search results. */
export type SearchSort = "ID" | "NAME" | "PREFIXBOX_SCORE" | "PRICE" | "SEARCH_SCORE" | "SORT" | "UNIT_PRICE";

/** Ascending or descending. */
export type SortDirection = "ASC" | "DESC";

/** The requested products; each filter narrows the result. */
export interface ProductFilters {
  readonly ids?: ReadonlyArray<string> | undefined;
  readonly statuses?: ReadonlyArray<ProductStatus> | undefined;
  /** This category and all below it. */
  readonly categoryId?: string | undefined;
  /** Option ids by attribute code: a product must match every attribute, by any of its options. */
  readonly attributes?: Readonly<Record<string, ReadonlyArray<string>>> | undefined;
  /** Whole forint, current price, inclusive. */
  readonly priceFrom?: number | undefined;
  readonly priceTo?: number | undefined;
  readonly discounted?: boolean | undefined;
  readonly news?: boolean | undefined;
  /** Codes of allergens: leaves out products that name one of them. A product that names none stays. */
  readonly withoutAllergens?: ReadonlyArray<string> | undefined;
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

/** The requested page of search results. */
export interface SearchQuery extends Paged {
  /** In quotation marks it is taken word for word. */
  readonly term: string;
  readonly sort?: SearchSort | undefined;
}

/** A filterable attribute, with the number of products for each option. */
export interface Facet {
  readonly code: string;
  readonly name: string;
  readonly options: ReadonlyArray<{
    readonly id: string;
    readonly label: string;
    readonly count: number;
  }>;
}

/** A page of products, and the filters of all pages together. */
export interface ProductPage {
  readonly products: ReadonlyArray<Product>;
  readonly page: number;
  readonly pageSize: number;
  readonly lastPage: number;
  readonly total: number;
  /** Whether a long list of a large catalogue is of its most popular products alone; the others are found by filters and searches. */
  readonly isPopularOnly: boolean;
  readonly facets: {
    readonly attributes: ReadonlyArray<Facet>;
    readonly priceMin: number | null;
    readonly priceMax: number | null;
    readonly discountedCount: number;
    readonly newsCount: number;
  };
  /** What was searched for instead of the term; null when the term was taken as it is. */
  readonly correctedTerm: string | null;
}

/** What was found for a term of a list, the best first. */
export interface TermProducts {
  readonly products: ReadonlyArray<Product>;
  /** As in `ProductPage`. */
  readonly correctedTerm: string | null;
}

/** Suggestions for a partial term. */
export interface SearchSuggestions {
  readonly products: ReadonlyArray<Product>;
  readonly categories: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly path: string;
  }>;
  /** Brands of that name. */
  readonly brands: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly slug: string;
  }>;
  /** As in `ProductPage`. */
  readonly correctedTerm: string | null;
}

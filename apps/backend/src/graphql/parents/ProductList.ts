import type { PreparedSearch } from "../../database/engine/SearchIndex.ts";
import type { ProductSort, ProductStatus, PromoType, SearchSort, SortDirection } from "../../generated/types.ts";

/** The requested products, decoded and checked; `null` means no condition. */
export interface ProductSelection {
  readonly ids: ReadonlyArray<number> | null;
  readonly statuses: ReadonlyArray<ProductStatus>;
  readonly categoryId: number | null;
  readonly attributes: ReadonlyArray<{ readonly code: string; readonly optionIds: ReadonlyArray<number> }>;
  readonly priceFrom: number | null;
  readonly priceTo: number | null;
  readonly discounted: boolean;
  readonly news: boolean;
  readonly promoType: PromoType | null;
  /** Codes of the allergens that no listed product names. */
  readonly withoutAllergens: ReadonlyArray<string>;
  readonly search: SearchQuery | null;
  /** Of the catalogue's popular parts the one that is listed alone. */
  readonly part: number | null;
}

/** A prepared search term. */
export interface SearchQuery extends PreparedSearch {
  /** What is looked for instead of the term as it was written. */
  readonly corrected: string | null;
}

export interface ProductOrder {
  readonly sort: ProductSort | SearchSort;
  readonly direction: SortDirection;
}

/** A page of a list of products; its parts are loaded only when requested. */
export interface ProductList {
  readonly selection: ProductSelection;
  /** `null`: in the order of the ids. */
  readonly order: ProductOrder | null;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

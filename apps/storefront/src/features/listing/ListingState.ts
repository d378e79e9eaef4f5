import type { ProductFilters, ProductSort, SearchSort, SortDirection } from "@kamra/core/catalogue";

/** A shopper's query on a list of products, completely in the address. */
export interface ListingState {
  /** From 1. */
  readonly page: number;
  /** The key of the sort order; null for the default. */
  readonly sort: string | null;
  /** The filters; unset ones are absent. */
  readonly filters: ProductFilters;
}

/** A sort order of a list. */
interface ListingOrder<Sort extends ProductSort | SearchSort = ProductSort | SearchSort> {
  readonly sort: Sort;
  readonly direction: SortDirection;
}

/** The sort orders of a list by their key in the address; the first is the default. */
export type ListingOrders<Sort extends ProductSort | SearchSort = ProductSort | SearchSort> = Readonly<
  Record<string, ListingOrder<Sort>>
>;

export const plainListing: ListingState = { page: 1, sort: null, filters: {} };

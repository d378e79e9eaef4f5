import type { ProductFilters, ProductSort, SearchSort, SortDirection } from "@kamra/core/catalogue";

/** A shopper's query on a list of products; all of it is in the address. */
export interface ListingState {
  /** From 1. */
  readonly page: number;
  /** A key of the list's orders; null for the first of them. */
  readonly sort: string | null;
  /** The filters; unset ones are absent. */
  readonly filters: ProductFilters;
}

/** An order that a list can be shown in. */
export interface ListingOrder<Sort extends ProductSort | SearchSort = ProductSort | SearchSort> {
  readonly sort: Sort;
  readonly direction: SortDirection;
}

/** The orders of a list, by the key that the address carries; the first holds without one. */
export type ListingOrders<Sort extends ProductSort | SearchSort = ProductSort | SearchSort> = Readonly<
  Record<string, ListingOrder<Sort>>
>;

export const plainListing: ListingState = { page: 1, sort: null, filters: {} };

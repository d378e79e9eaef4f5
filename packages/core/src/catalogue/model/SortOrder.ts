/** The shopper's sort order for all lists. */
export interface SortOrder {
  readonly sort: "CREATED_AT" | "ID" | "NAME" | "PREFIXBOX_SCORE" | "PRICE" | "SEARCH_SCORE" | "SORT" | "UNIT_PRICE";
  readonly direction: "ASC" | "DESC";
}

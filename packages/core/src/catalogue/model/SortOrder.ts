import * as Schema from "effect/Schema";

/** The shopper's sort order for all lists. */
export const SortOrder = Schema.Struct({
  sort: Schema.Literals(["CREATED_AT", "ID", "NAME", "PREFIXBOX_SCORE", "PRICE", "SEARCH_SCORE", "SORT", "UNIT_PRICE"]),
  direction: Schema.Literals(["ASC", "DESC"]),
});
export interface SortOrder extends Schema.Schema.Type<typeof SortOrder> {}

import * as Schema from "effect/Schema";
import type * as model from "./SortOrder.ts";

/** Schema of `SortOrder`: the shopper's sort order for all lists. */
export const SortOrder = Schema.Struct({
  sort: Schema.Literals(["CREATED_AT", "ID", "NAME", "PREFIXBOX_SCORE", "PRICE", "SEARCH_SCORE", "SORT", "UNIT_PRICE"]),
  direction: Schema.Literals(["ASC", "DESC"]),
}) satisfies { readonly Type: model.SortOrder };

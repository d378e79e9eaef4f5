import type { ProductParent } from "../graphql/parents/ProductParent.ts";
import { encodeVotes } from "./encodeVotes.ts";
import type { ProductRow } from "./ProductRow.ts";
import { unitPriceAt } from "./unitPriceAt.ts";

/** A product as the contract writes it: most of its fields are columns. */
export function encodeProduct(row: ProductRow, { now }: { readonly now: Date }): ProductParent {
  return {
    ...row,
    id: String(row.id),
    previous_id: row.previous_id === null ? null : String(row.previous_id),
    default_category_id: row.default_category_id === null ? null : String(row.default_category_id),
    unit_price: unitPriceAt(row.price, row, { now }),
    special_unit_price: row.special_price ? unitPriceAt(row.special_price, row, { now }) : null,
    vote_calculated: encodeVotes(row),
  };
}

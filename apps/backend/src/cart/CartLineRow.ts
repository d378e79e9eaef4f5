import type { Selectable } from "kysely";
import type { ProductRow } from "../product/ProductRow.ts";
import type { CartProductTable } from "./CartTables.ts";

/** A line as it is stored, beside its product. */
export interface CartLineRow extends Pick<
  Selectable<CartProductTable>,
  "quantity" | "quantity_type" | "alternative_quantity" | "sliced" | "gift_card_text" | "ribbon_color" | "substitution"
> {
  readonly product: ProductRow;
}

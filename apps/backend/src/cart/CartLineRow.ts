import type { Selectable } from "kysely";
import type { ProductTable } from "../database/DatabaseSchema.ts";
import type { ProductRow } from "../product/ProductRow.ts";
import type { CartProductTable } from "../database/tables/CartTables.ts";

/** A product and its quantity. */
export type StockedProduct = ProductRow & Pick<Selectable<ProductTable>, "stock">;

/** A line as it is stored, beside its product. */
export interface CartLineRow extends Pick<
  Selectable<CartProductTable>,
  "quantity" | "quantity_type" | "alternative_quantity" | "sliced" | "gift_card_text" | "ribbon_color" | "substitution"
> {
  readonly product: StockedProduct;
}

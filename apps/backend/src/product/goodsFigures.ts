import type { Goods } from "@kamra/core/delivery";
import type { ProductQuantities } from "@kamra/core/product";
import type { ProductRow } from "./ProductRow.ts";

type GoodsColumns = Pick<ProductRow, "storage" | "is_fragile" | "adults_only" | "is_mpl">;

/** The product fields that decide how it may travel. */
export const goodsFigures = (row: GoodsColumns, { quantities }: { readonly quantities: ProductQuantities }): Goods => ({
  ...quantities,
  storage: row.storage,
  isFragile: row.is_fragile,
  adultsOnly: row.adults_only,
  isMailable: row.is_mpl,
});

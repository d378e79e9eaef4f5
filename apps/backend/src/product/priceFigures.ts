import { huf, type Huf, type ProductPrices } from "@kamra/core/product";
import type { ProductRow } from "./ProductRow.ts";

type PriceColumns = Pick<
  ProductRow,
  "price" | "special_price" | "special_from_date" | "special_to_date" | "price_unit" | "price_per_unit"
>;

const given = (price: number | null): Huf | null => (price === null ? null : huf(price));

/** The product fields that the price rules read. */
export function priceFigures(
  row: PriceColumns,
  { personalPrice }: { readonly personalPrice: Huf | null },
): Omit<ProductPrices, "vat" | "priorPrice"> {
  return {
    regularPrice: huf(row.price),
    specialPrice: given(row.special_price),
    specialFrom: row.special_from_date,
    specialTo: row.special_to_date,
    personalPrice,
    priceUnit: row.price_unit,
    pricePerUnit: row.price_per_unit,
  };
}

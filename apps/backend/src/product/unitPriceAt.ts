import { type Huf, huf, unitPrice } from "@kamra/core/product";
import type { ProductRow } from "./ProductRow.ts";

/**
 * The price of one price unit of a product whose default unit costs `price`; `null` when the product has no price unit.
 */
export function unitPriceAt(
  price: number,
  { price_unit, price_per_unit }: Pick<ProductRow, "price_unit" | "price_per_unit">,
  { now }: { readonly now: Date },
): Huf | null {
  const none = { specialPrice: null, specialFrom: null, specialTo: null, personalPrice: null };
  const figures = { ...none, regularPrice: huf(price), priceUnit: price_unit, pricePerUnit: price_per_unit };
  return unitPrice(figures, { now })?.price ?? null;
}

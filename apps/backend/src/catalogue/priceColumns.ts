import { currentPrice, unitPrice } from "@kamra/core/product";
import { priceFigures } from "../product/priceFigures.ts";
import type { ProductRow } from "../product/ProductRow.ts";

/** The columns that the price rules read. */
export const priceRuleColumns = [
  "price",
  "price_unit",
  "price_per_unit",
  "special_price",
  "special_from_date",
  "special_to_date",
] as const satisfies ReadonlyArray<keyof ProductRow>;

/** The current prices that lists are filtered and sorted by, by core's rules, without personal prices. */
export function priceColumns(
  row: Pick<ProductRow, (typeof priceRuleColumns)[number]>,
  { now }: { readonly now: Date },
): { current_price: number; current_unit_price: number | null } {
  const figures = priceFigures(row, { personalPrice: null });
  return {
    current_price: currentPrice(figures, { now }),
    current_unit_price: unitPrice(figures, { now })?.price ?? null,
  };
}

import { grams, huf, type ProductQuantities } from "@kamra/core/product";
import type { EmptyRow } from "./loadEmpties.ts";
import type { ProductRow } from "./ProductRow.ts";

type QuantityColumns = Pick<
  ProductRow,
  | "default_quantity_name"
  | "default_quantity_minimum"
  | "default_quantity_scale"
  | "alternative_quantity_name"
  | "alternative_quantity_minimum"
  | "alternative_quantity_scale"
  | "alternative_quantity_exchange_rate"
  | "weight"
>;

/** The product fields that the quantity and weight rules read. */
export function quantityFigures(
  row: QuantityColumns,
  { empties }: { readonly empties: ReadonlyArray<EmptyRow> },
): ProductQuantities {
  return {
    defaultUnit: {
      name: row.default_quantity_name,
      minimumQuantity: row.default_quantity_minimum,
      quantityStep: row.default_quantity_scale,
    },
    alternativeUnit:
      row.alternative_quantity_name === null || row.alternative_quantity_exchange_rate === null
        ? null
        : {
            name: row.alternative_quantity_name,
            minimumQuantity: row.alternative_quantity_minimum,
            quantityStep: row.alternative_quantity_scale,
            exchangeRate: row.alternative_quantity_exchange_rate,
          },
    weight: row.weight === null ? null : grams(row.weight),
    deposits: empties.map(({ id, name, price, weight }) => ({
      id: String(id),
      name,
      price: huf(price),
      weight: weight === null ? null : grams(weight),
    })),
  };
}

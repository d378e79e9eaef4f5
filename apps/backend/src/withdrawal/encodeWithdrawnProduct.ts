import type { OrderProductTable } from "../database/tables/OrderTables.ts";
import type { WithdrawnProduct } from "../generated/types.ts";

type Line = Pick<
  OrderProductTable,
  "product_id" | "name" | "quantity" | "quantity_name" | "alternative_quantity" | "alternative_quantity_name"
>;

/** So much of an order's line, in default units; all of it also as the shopper had chosen it. */
export function encodeWithdrawnProduct(line: Line, { piece }: { readonly piece: number }): WithdrawnProduct {
  const isAll = piece === line.quantity;
  return {
    product_id: String(line.product_id),
    name: line.name,
    piece,
    default_quantity_name: line.quantity_name,
    alternative_quantity_piece: isAll ? line.alternative_quantity : null,
    alternative_quantity_name: isAll ? line.alternative_quantity_name : null,
  };
}

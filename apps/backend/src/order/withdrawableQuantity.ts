import type { OrderLine } from "./linesOf.ts";

/**
 * The quantity of a line that can still be withdrawn, in default units.
 *
 * Rounding: to five decimals, as quantities have.
 *
 * @rule LAW-11
 * @example withdrawableQuantity({ quantity: 0.3, withdrawn: 0.1, is_returnable: true }) // => 0.2
 * @example withdrawableQuantity({ quantity: 3, withdrawn: 0, is_returnable: false }) // => 0
 */
export function withdrawableQuantity({
  quantity,
  withdrawn,
  is_returnable,
}: Pick<OrderLine, "is_returnable" | "quantity" | "withdrawn">): number {
  return is_returnable ? Number((quantity - withdrawn).toFixed(5)) : 0;
}

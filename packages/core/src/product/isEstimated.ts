import { isWeighed } from "./isWeighed.ts";
import type { OrderedQuantity } from "./OrderedQuantity.ts";

/**
 * Whether the weight of an ordered quantity is an estimate: pieces of a weighed product.
 *
 * @rule QTY-6
 * @example isEstimated({ unitName: "kg", alternativeQuantity: 7, alternativeUnitName: "db" }) // => true
 * @example isEstimated({ unitName: "kg", alternativeQuantity: null, alternativeUnitName: null }) // => false
 */
export function isEstimated({
  unitName,
  alternativeQuantity,
  alternativeUnitName,
}: Omit<OrderedQuantity, "quantity">): boolean {
  return alternativeQuantity !== null && alternativeUnitName !== null && isWeighed({ name: unitName });
}

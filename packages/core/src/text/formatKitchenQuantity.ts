import { heldDecimal, heldPerUnit } from "../product/heldDecimal.ts";
import { isWeighed } from "../product/isWeighed.ts";
import { formatQuantity } from "./formatQuantity.ts";
import type { Formatted } from "../product/text.hu.ts";

/** Of a hundredth of a kilogram. */
const heldDecagram = heldPerUnit / 100;

/**
 * A quantity as shoppers say it: whole decagrams of less than a kilogram in dkg, anything else in its own unit.
 *
 * Errors: QuantityError when it is negative, not finite or too large.
 *
 * @rule QTY-3
 * @example formatKitchenQuantity(0.3, "kg") // => "30 dkg"
 * @example formatKitchenQuantity(1.5, "kg") // => "1,5 kg"
 * @example formatKitchenQuantity(0.5, "db") // => "0,5 db"
 */
export function formatKitchenQuantity(quantity: number, unitName: string, { formats }: Formatted = {}): string {
  const held = heldDecimal(quantity);
  const isInDecagrams = isWeighed({ name: unitName }) && held < heldPerUnit && held % heldDecagram === 0;
  return isInDecagrams
    ? formatQuantity(held / heldDecagram, "dkg", { formats })
    : formatQuantity(quantity, unitName, { formats });
}

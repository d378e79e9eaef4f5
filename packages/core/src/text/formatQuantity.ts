import { heldDecimal, heldPerUnit } from "../product/heldDecimal.ts";
import { decimalText } from "./decimalText.ts";

/**
 * A quantity with its unit, as shoppers read it.
 *
 * Rounding: half up to five decimals. Errors: RangeError when it is not finite.
 *
 * @rule QTY-3
 * @example formatQuantity(1.5, "kg") // => "1,5 kg"
 * @example formatQuantity(3, "db") // => "3 db"
 */
export function formatQuantity(quantity: number, unitName: string): string {
  return `${decimalText(String(heldDecimal(quantity) / heldPerUnit))} ${unitName}`;
}

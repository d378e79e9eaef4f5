import { heldPerUnit } from "../product/heldDecimal.ts";
import { held } from "../product/heldQuantity.ts";
import { decimalText } from "../product/decimalText.ts";
import { type Formatted, formats as hungarian } from "../product/text.hu.ts";

/**
 * A quantity with its unit, as shoppers read it.
 *
 * Rounding: half up to five decimals. Errors: QuantityError when it is negative, not finite or too large.
 *
 * @rule QTY-3
 * @example formatQuantity(1.5, "kg") // => "1,5 kg"
 * @example formatQuantity(3, "db") // => "3 db"
 */
export function formatQuantity(quantity: number, unitName: string, { formats = hungarian }: Formatted = {}): string {
  return `${decimalText(String(held(quantity, "quantity") / heldPerUnit), { formats })} ${formats.unit(unitName)}`;
}

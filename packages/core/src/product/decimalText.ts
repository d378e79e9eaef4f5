import { groupThousands } from "./groupThousands.ts";
import { type Formatted, formats as hungarian } from "./text.hu.ts";

/**
 * A decimal number as shoppers read it: in Hungarian with a decimal comma, and grouped thousands.
 *
 * @example decimalText("1234.50") // => "1\u00a0234,50"
 */
export function decimalText(number: string, { formats = hungarian }: Formatted = {}): string {
  return number.replace(/\d+/, (whole) => groupThousands(whole, { formats })).replace(/\.(?=\d*$)/, formats.decimal);
}

import { groupThousands } from "./groupThousands.ts";

/**
 * A decimal number in Hungarian format: decimal comma, grouped thousands.
 *
 * @example decimalText("1234.50") // => "1\u00a0234,50"
 */
export function decimalText(number: string): string {
  return number.replace(/\d+/, groupThousands).replace(".", ",");
}

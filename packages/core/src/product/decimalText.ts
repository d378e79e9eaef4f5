import { groupThousands } from "./groupThousands.ts";

/**
 * A number that is written out in decimal, as Hungarian writes it: decimal comma, thousands apart.
 *
 * @example decimalText("1234.50") // => "1\u00a0234,50"
 */
export function decimalText(number: string): string {
  return number.replace(/\d+/, groupThousands).replace(".", ",");
}

import { decimalText } from "./decimalText.ts";
import type { Grams } from "./amounts.ts";

/**
 * A shipping method's maximum weight as text: in kilograms, with at most two decimals.
 *
 * Rounding: to 10 g, half up.
 *
 * @rule WEIGHT-3
 * @example formatMaxWeight(40000) // => "40 kg"
 * @example formatMaxWeight(500) // => "0,5 kg"
 */
export function formatMaxWeight(maxWeight: Grams): string {
  return `${decimalText(String(Math.round(maxWeight / 10) / 100))} kg`;
}

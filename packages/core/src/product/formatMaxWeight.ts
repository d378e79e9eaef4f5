import { decimalText } from "./decimalText.ts";
import type { Grams } from "./amounts.ts";

/**
 * The most that a shipping method carries, as shoppers read it: in kilograms, with at most two decimals.
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

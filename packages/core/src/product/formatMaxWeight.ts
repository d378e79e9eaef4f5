import type { Grams } from "./amounts.ts";
import { decimalText } from "./decimalText.ts";
import { roundedRatio } from "./roundedRatio.ts";
import type { Formatted } from "./text.hu.ts";

/**
 * A shipping method's maximum weight as text: in kilograms, with at most two decimals.
 *
 * Rounding: to 10 g, half up, but a positive weight never to 0.
 *
 * @rule WEIGHT-3
 * @example formatMaxWeight(40000) // => "40 kg"
 * @example formatMaxWeight(500) // => "0,5 kg"
 */
export function formatMaxWeight(maxWeight: Grams, { formats }: Formatted = {}): string {
  const hundredths = Math.max(roundedRatio(maxWeight, 1, 10), Math.sign(maxWeight));
  return `${decimalText(String(hundredths / 100), { formats })} kg`;
}

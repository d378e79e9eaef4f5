import type { Grams } from "./amounts.ts";
import { decimalText } from "./decimalText.ts";
import { roundedRatio } from "./roundedRatio.ts";
import type { Formatted } from "./text.hu.ts";

/**
 * A weight as text: in grams below 1000, else in kilograms with two decimals.
 *
 * Rounding: once, half up: to whole grams, in kilograms to 10 g.
 *
 * @rule WEIGHT-1
 * @example formatWeight(999) // => "999 g"
 * @example formatWeight(1000) // => "1,00 kg"
 * @example formatWeight(12345) // => "12,35 kg"
 */
export function formatWeight(weight: Grams, { formats }: Formatted = {}): string {
  const whole = Math.round(weight);
  return whole < 1000 ? `${whole} g` : `${decimalText((roundedRatio(weight, 1, 10) / 100).toFixed(2), { formats })} kg`;
}

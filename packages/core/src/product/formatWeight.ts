import { decimalText } from "./decimalText.ts";
import type { Grams } from "./amounts.ts";

/**
 * A weight as text: in grams below 1000, else in kilograms with two decimals.
 *
 * Rounding: to whole grams, then to 10 g in kilograms; half up.
 *
 * @rule WEIGHT-1
 * @example formatWeight(999) // => "999 g"
 * @example formatWeight(1000) // => "1,00 kg"
 * @example formatWeight(12345) // => "12,35 kg"
 */
export function formatWeight(weight: Grams): string {
  const whole = Math.round(weight);
  return whole < 1000 ? `${whole} g` : `${decimalText((Math.round(whole / 10) / 100).toFixed(2))} kg`;
}

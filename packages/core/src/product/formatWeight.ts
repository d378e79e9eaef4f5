import { decimalText } from "../text/decimalText.ts";
import type { Grams } from "./amounts.ts";
import { dividedBy, exactly, roundHalfUp } from "./fraction.ts";

/**
 * A weight as shoppers read it: in grams below 1000, else in kilograms with two decimals.
 *
 * Rounding: to whole grams, then to 10 g in kilograms; half up.
 *
 * @rule WEIGHT-1
 * @example formatWeight(999) // => "999 g"
 * @example formatWeight(1000) // => "1,00 kg"
 * @example formatWeight(12345) // => "12,35 kg"
 */
export function formatWeight(weight: Grams): string {
  const whole = exactly(roundHalfUp(exactly(weight)));
  return whole.numerator < 1000n
    ? `${whole.numerator} g`
    : `${decimalText(dividedBy(whole, exactly(1000)), { minimumDecimals: 2, maximumDecimals: 2 })} kg`;
}

import { grams, type Grams } from "./amounts.ts";
import { heldDecimal, heldPerUnit } from "./heldDecimal.ts";

const gramsPerKilogram = 1000;

/**
 * A quantity in kilograms as a weight.
 *
 * Rounding: half up to five decimals of a kilogram. Errors: RangeError when it is negative or not finite.
 *
 * @example gramsOfKilograms(1.19) // => 1190
 */
export function gramsOfKilograms(quantity: number): Grams {
  return grams(heldDecimal(quantity) / (heldPerUnit / gramsPerKilogram));
}

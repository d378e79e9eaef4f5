import { roundedProduct } from "./roundedProduct.ts";

/** Quantities, rates and weights are held exactly: as whole numbers of hundred-thousandths. */
export const heldPerUnit = 100_000;

/**
 * A decimal as it is held, rounded half up to five decimals.
 *
 * Errors: RangeError when it is not finite.
 *
 * @example heldDecimal(1.005) // => 100500
 */
export function heldDecimal(value: number): number {
  return roundedProduct(heldPerUnit, value);
}

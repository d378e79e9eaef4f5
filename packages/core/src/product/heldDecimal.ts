import { roundedRatio } from "./roundedRatio.ts";

/** The number of decimals of quantities, rates and weights in shop, server and database (QTY-3). */
const quantityDecimals = 5;

/** They are held exactly: as whole numbers of hundred-thousandths. */
export const heldPerUnit = 10 ** quantityDecimals;

/**
 * A decimal as it is held, rounded half up to five decimals.
 *
 * Errors: RangeError when it is not finite.
 *
 * @example heldDecimal(1.005) // => 100500
 */
export function heldDecimal(value: number): number {
  return roundedRatio(heldPerUnit, value, 1);
}

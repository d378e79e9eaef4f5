import { exactly, roundHalfUp, times } from "./fraction.ts";

const places = 100_000;
/** Below this, a whole number of hundred-thousandths divided by `places` is never rounded over the next whole number. */
const safe = 2 ** 44;

/**
 * The product of two numbers as they are written in decimal, rounded once to a whole number, halves up.
 *
 * Errors: RangeError when one of them is not finite.
 *
 * @rule PRICE-8
 * @example roundedProduct(100, 1.005) // => 101
 */
export function roundedProduct(amount: number, factor: number): number {
  // Whole forint times a factor of five decimals is nearly every case, and needs no more than doubles to be exact.
  const digits = Math.round(factor * places);
  const product = amount * digits;
  const isExact = digits / places === factor && Number.isInteger(amount) && product >= 0 && product < safe;
  return isExact ? Math.floor((product + places / 2) / places) : roundHalfUp(times(exactly(amount), exactly(factor)));
}

import { roundedRatio, safe } from "./roundedRatio.ts";

/**
 * The product of two numbers as they are written in decimal, rounded once to a whole number, halves up.
 *
 * Errors: RangeError when one of them is not finite.
 *
 * @rule PRICE-8
 * @example roundedProduct(100, 1.005) // => 101
 */
export function roundedProduct(amount: number, factor: number): number {
  const product = amount * factor;
  const isWhole = Number.isInteger(product) && Math.abs(product) < safe;
  return isWhole ? product || 0 : roundedRatio(amount, factor, 1);
}

import { roundedRatio } from "./roundedRatio.ts";

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
  // Fast path: a product that is whole within 32 bits is off by less than a half, so it is exact. Most are.
  const whole = product | 0;
  // Stryker disable next-line ConditionalExpression: Without the quick way the exact one answers the same; it only takes longer.
  return whole === product ? whole : roundedRatio(amount, factor, 1);
}

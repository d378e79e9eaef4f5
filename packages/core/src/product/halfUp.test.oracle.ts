/**
 * The definition of "the nearest whole number, halves up", without computing it: result − ½ ≤ numerator / denominator <
 * result + ½.
 */
export function isNearestHalfUp(result: number, numerator: bigint, denominator: bigint): boolean {
  const twice = 2n * BigInt(result);
  return (twice - 1n) * denominator <= 2n * numerator && 2n * numerator < (twice + 1n) * denominator;
}

import { huf, type Huf } from "../../product/amounts.ts";

/**
 * An amount in whole parts by weights, which add up to it exactly. Units lost by rounding down go to the largest
 * remainders, the earlier first. No part exceeds its weight unless the amount exceeds the sum of the weights. Weights
 * that are all 0 count alike. Units: whole forint, also the weights, which are not negative; a negative amount has no
 * positive part.
 *
 * Errors: RangeError for an amount without weights, and for a weight that is not whole.
 *
 * @rule ORDER-12
 * @example allot(100, [1, 1, 1]) // => [34, 33, 33]
 * @example allot(-751, [3756, 0]) // => [-751, 0]
 * @example allot(0, []) // => []
 */
export function allot(amount: number, weights: ReadonlyArray<number>): Huf[] {
  if (weights.length === 0 && amount !== 0) throw new RangeError(`Nothing takes ${amount} Ft`);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0 && amount !== 0)
    return allot(
      amount,
      weights.map(() => 1),
    );
  const size = BigInt(Math.abs(amount));
  const divisor = BigInt(whole || 1);
  const shares = weights.map((weight, index) => {
    const exact = size * BigInt(weight);
    return { index, part: Number(exact / divisor), rest: exact % divisor };
  });
  const left = shares.reduce((rest, { part }) => rest - part, Math.abs(amount));
  const rounded = new Set(
    shares
      .toSorted((one, other) => (one.rest === other.rest ? 0 : one.rest < other.rest ? 1 : -1))
      .slice(0, left)
      .map(({ index }) => index),
  );
  return shares.map(({ part, index }) => {
    const taken = part + (rounded.has(index) ? 1 : 0);
    return huf(amount < 0 ? 0 - taken : taken);
  });
}

const decimals = 100_000;

/** Counted in the fifth decimal, so that it is whole. */
const held = (value: number): bigint => BigInt(Math.round(value * decimals));

/**
 * A part's share of an amount.
 *
 * Units: part and whole alike, with at most five decimals; neither is below 0, and of a whole of 0 the share is 0.
 * Rounding: to whole forint, halves away from 0, exactly.
 *
 * @example shareOf(100, { part: 1, whole: 8 }) // => 13
 * @example shareOf(-100, { part: 0.125, whole: 1 }) // => -13
 * @example shareOf(100, { part: 0, whole: 0 }) // => 0
 */
export function shareOf(amount: number, { part, whole }: { readonly part: number; readonly whole: number }): number {
  const divisor = held(whole);
  if (divisor === 0n || amount === 0) return 0;
  const share = Number((2n * BigInt(Math.abs(amount)) * held(part) + divisor) / (2n * divisor));
  return amount < 0 ? -share : share;
}

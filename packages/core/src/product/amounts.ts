import type { Branded } from "../decoding/Branded.ts";

/** Whole forint. Negative only where a rule allows it (a discount). */
export type Huf = number & Branded<"Huf">;

/** Grams, not negative, possibly fractional. */
export type Grams = number & Branded<"Grams">;

const isGrams = (amount: number): amount is Grams => amount >= 0 && amount <= Number.MAX_SAFE_INTEGER;

// Called for every price. The error is made elsewhere, so that engines can inline this function. Nearly all prices have
// // 32 bits, which is the fastest check.
function isHuf(amount: number): amount is Huf {
  // Stryker disable next-line ConditionalExpression: Without the quick way the exact one answers the same; it only takes longer.
  return (amount | 0) === amount || Number.isSafeInteger(amount);
}

function refused(amount: number) {
  return new RangeError(`No whole forint: ${amount}`);
}

/**
 * Marks a number as whole forint.
 *
 * Errors: RangeError when it is not a safe integer.
 *
 * @example huf(1290) // => 1290
 */
export function huf(amount: number): Huf {
  if (!isHuf(amount)) throw refused(amount);
  return amount;
}

/**
 * Marks a number as grams.
 *
 * Errors: RangeError when it is negative, not finite or beyond the safe integers.
 *
 * @example grams(1500) // => 1500
 */
export function grams(amount: number): Grams {
  if (!isGrams(amount)) throw new RangeError(`Not a weight in grams: ${amount}`);
  return amount;
}

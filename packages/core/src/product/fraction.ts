/** An exact number. The denominator is above 0. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/**
 * The number as it is written in decimal: 1.005 is 1005/1000, not the binary number that stands for it.
 *
 * Errors: RangeError when it is not finite.
 *
 * @example exactly(1.005) // => { numerator: 1005n, denominator: 1000n }
 */
export function exactly(value: number): Fraction {
  if (Number.isSafeInteger(value)) return { numerator: BigInt(value), denominator: 1n };
  if (!Number.isFinite(value)) throw new RangeError(`Not a finite number: ${value}`);
  const [mantissa = "", exponent = "0"] = value.toString().split("e");
  const [whole = "", decimals = ""] = mantissa.split(".");
  const digits = BigInt(whole + decimals);
  const shift = Number(exponent) - decimals.length;
  return shift < 0
    ? { numerator: digits, denominator: 10n ** BigInt(-shift) }
    : { numerator: digits * 10n ** BigInt(shift), denominator: 1n };
}

/** @example roundHalfUp(plus(exactly(0.2), exactly(0.3))) // => 1 */
export function plus(a: Fraction, b: Fraction): Fraction {
  return {
    numerator: a.numerator * b.denominator + b.numerator * a.denominator,
    denominator: a.denominator * b.denominator,
  };
}

/** @example roundHalfUp(times(exactly(1.005), exactly(100))) // => 101 */
export function times(a: Fraction, b: Fraction): Fraction {
  return { numerator: a.numerator * b.numerator, denominator: a.denominator * b.denominator };
}

/**
 * Errors: RangeError when the divisor is not above 0.
 *
 * @example roundHalfUp(dividedBy(exactly(7), exactly(2))) // => 4
 */
export function dividedBy(dividend: Fraction, divisor: Fraction): Fraction {
  if (divisor.numerator <= 0n) throw new RangeError("Not a divisor above 0");
  return {
    numerator: dividend.numerator * divisor.denominator,
    denominator: dividend.denominator * divisor.numerator,
  };
}

/** The greatest whole number not above it. */
export function floor({ numerator, denominator }: Fraction): bigint {
  const truncated = numerator / denominator;
  return numerator % denominator < 0n ? truncated - 1n : truncated;
}

/** The nearest whole number, halves up. */
export function nearest({ numerator, denominator }: Fraction): bigint {
  return floor({ numerator: 2n * numerator + denominator, denominator: 2n * denominator });
}

/**
 * The nearest whole number, halves up, as money is rounded.
 *
 * @rule PRICE-8
 * @example roundHalfUp(exactly(0.5)) // => 1
 * @example roundHalfUp(exactly(-0.5)) // => 0
 */
export function roundHalfUp(fraction: Fraction): number {
  return Number(nearest(fraction));
}

/** An exact number. The denominator is above 0. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** The number as it is written in decimal, read from its text: the second way of reading one. */
export function exactly(value: number): Fraction {
  const [mantissa = "", exponent = "0"] = value.toString().split("e");
  const [whole = "", decimals = ""] = mantissa.split(".");
  const digits = BigInt(whole + decimals);
  const shift = Number(exponent) - decimals.length;
  return shift < 0
    ? { numerator: digits, denominator: 10n ** BigInt(-shift) }
    : { numerator: digits * 10n ** BigInt(shift), denominator: 1n };
}

export function times(a: Fraction, b: Fraction): Fraction {
  return { numerator: a.numerator * b.numerator, denominator: a.denominator * b.denominator };
}

export function dividedBy(dividend: Fraction, divisor: Fraction): Fraction {
  return times(dividend, { numerator: divisor.denominator, denominator: divisor.numerator });
}

/** The nearest whole number, halves up. */
export function roundHalfUp({ numerator, denominator }: Fraction): number {
  const dividend = 2n * numerator + denominator;
  const divisor = 2n * denominator;
  const truncated = dividend / divisor;
  return Number(dividend % divisor < 0n ? truncated - 1n : truncated);
}

const places = 100_000;
/** Below this a product of doubles is off by less than a half, and a quotient is on the right side of every half. */
const safe = 1e15;

/** A double has at most 324 decimals: counted in the last one, every double is an integer. */
const lastDecimal = 324;

/**
 * `amount × factor / divisor` of numbers as they are written in decimal, rounded once to a whole number, halves up. The
 * divisor is a whole number above 0.
 *
 * Errors: RangeError when one of them is not finite.
 *
 * @example roundedRatio(100, 7, 8) // => 88
 */
export function roundedRatio(amount: number, factor: number, divisor: number): number {
  // Fast path: whole amounts times a factor of five decimals are exact in doubles. Nearly every call is one.
  // Stryker disable next-line ArithmeticOperator: Without the quick way the exact one answers the same; it only takes longer.
  const digits = Math.round(factor * places);
  const dividend = amount * digits;
  // Stryker disable next-line ConditionalExpression,ArithmeticOperator,EqualityOperator,BlockStatement: Without the quick way the exact one answers the same.
  if (digits / places === factor && Number.isInteger(amount) && Math.abs(dividend) < safe) {
    return Math.floor(dividend / (places * divisor) + 0.5);
  }
  return exactRatio(amount, factor, divisor);
}

/** `roundedRatio` of any numbers. */
function exactRatio(amount: number, factor: number, divisor: number): number {
  return roundedQuotient(exactly(amount) * exactly(factor), exactly(divisor) * exactly(1));
}

/** The number in its decimal notation, not its binary value, counted in last decimals. */
function exactly(value: number): bigint {
  // Stryker disable next-line StringLiteral: The compiler is told that there are digits.
  const [digits = "", exponent] = value.toExponential().replace(".", "").split("e");
  // Stryker disable next-line EqualityOperator: Of 0 it makes no difference how many decimals it has.
  const decimals = digits.length - (value < 0 ? 2 : 1);
  // Infinity has no exponent, and NaN is no BigInt: a RangeError.
  return 10n ** BigInt(lastDecimal + Number(exponent) - decimals) * BigInt(digits);
}

/** The whole number nearest to the quotient, halves up. The divisor is above 0. */
export function roundedQuotient(dividend: bigint, divisor: bigint): number {
  const halves = 2n * dividend + divisor;
  const whole = 2n * divisor;
  // BigInt division goes towards 0.
  // Stryker disable next-line EqualityOperator: At 0 both give 0: what is taken off is less than one whole.
  return Number((halves < 0n ? halves - whole + 1n : halves) / whole);
}

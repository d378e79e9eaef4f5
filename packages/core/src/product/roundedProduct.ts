const places = 100_000;
/** Below this, no quotient is so near to a half that a double of it would be the half itself. */
const safe = 2 ** 50;

/**
 * The product of two numbers as they are written in decimal, divided by a whole number above 0 where one is given,
 * rounded once to a whole number, halves up.
 *
 * Errors: RangeError when one of them is not finite.
 *
 * @rule PRICE-8
 * @example roundedProduct(100, 1.005) // => 101
 * @example roundedProduct(100, 7, { per: 8 }) // => 88
 */
export function roundedProduct(
  amount: number,
  factor: number,
  { per = 1 }: { readonly per?: number | undefined } = {},
): number {
  // A whole amount times a factor of five decimals is nearly every case, and needs no more than doubles to be exact.
  const digits = Math.round(factor * places);
  const product = amount * digits;
  const isExact = digits / places === factor && Number.isInteger(amount) && Math.abs(product) < safe;
  return isExact ? Math.floor(product / (places * per) + 0.5) : byDigits(amount, factor, per);
}

function byDigits(amount: number, factor: number, per: number): number {
  const [a, powerOfA] = decimalOf(amount);
  const [b, powerOfB] = decimalOf(factor);
  const power = powerOfA + powerOfB;
  const dividend = a * b * 10n ** BigInt(Math.max(power, 0));
  return roundedQuotient(dividend, BigInt(per) * 10n ** BigInt(Math.max(-power, 0)));
}

/** The number as it is written: 1.005 is 1005 × 10⁻³, not the binary number that stands for it. */
function decimalOf(value: number): readonly [digits: bigint, power: number] {
  const [mantissa = "", exponent] = value.toExponential().split("e");
  if (exponent === undefined) throw new RangeError(`Not a finite number: ${value}`);
  const [whole = "", decimals = ""] = mantissa.split(".");
  return [BigInt(whole + decimals), Number(exponent) - decimals.length];
}

/** The whole number nearest to the quotient, halves up. The divisor is above 0. */
export function roundedQuotient(dividend: bigint, divisor: bigint): number {
  const halves = 2n * dividend + divisor;
  const isBelowZero = halves % (2n * divisor) < 0n;
  return Number(halves / (2n * divisor) - (isBelowZero ? 1n : 0n));
}

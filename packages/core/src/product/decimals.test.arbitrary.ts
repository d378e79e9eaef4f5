import fc from "fast-check";

/** Whole amounts around every size at which doubles stop being exact. */
export const wholeAmounts = fc.oneof(
  fc.integer({ min: -1000, max: 1_000_000 }),
  fc
    .tuple(fc.integer({ min: 20, max: 52 }), fc.integer({ min: -3, max: 3 }))
    .map(([power, offset]) => 2 ** power + offset),
);

/** A number of some decimals, beside the whole number that it is a power of ten away from. */
export const decimals = fc
  .tuple(fc.integer({ min: -10_000_000, max: 10_000_000 }), fc.integer({ min: 0, max: 7 }))
  .map(([digits, count]) => ({
    value: Number(`${digits}e-${count}`),
    digits: BigInt(digits),
    power: 10n ** BigInt(count),
  }));

/** Every finite number, including those near the limits. */
export const anyNumbers = fc.double({ noNaN: true, noDefaultInfinity: true });

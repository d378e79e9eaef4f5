import fc from "fast-check";

/** Numbers that rules about quantities must refuse: not finite, negative, or too large to be exact at five decimals. */
export const hostileQuantities: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    -1,
    -0.00001,
    -Number.MIN_VALUE,
    1e11,
    Number.MAX_VALUE,
  ),
  fc.double({ max: -Number.MIN_VALUE, noNaN: true }),
);

/** Numbers at the limits of doubles, where rules could lose their exactness. */
export const extremeNumbers: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(
    0,
    -0,
    0.000_005,
    1e-7,
    Number.MIN_VALUE,
    0.1 + 0.2,
    1.005,
    0.5,
    2.5,
    1e5,
    1e10,
    2 ** 53 - 1,
    2 ** 53,
    1e21,
  ),
  fc.maxSafeNat(),
  fc.double({ noNaN: true }),
  hostileQuantities,
);

/**
 * Texts that often break programs: blank, very long, markup, other scripts, control characters, names of built-in
 * properties.
 */
export const hostileTexts: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    "",
    " ",
    "\u00a0",
    "\u0000",
    "null",
    "undefined",
    "NaN",
    "__proto__",
    "constructor",
    "<script>alert(1)</script>",
    "' OR 1=1 --",
    "%00%ff",
    "١١٨٦",
    "\ud800",
    "a".repeat(10_000),
    "2026-02-30",
    "0000-00-00",
    "9999-12-31T23:59:59Z",
    "2026-11-21T25:00:00+99:99",
    "275760-09-13",
  ),
  fc.string({ unit: "binary", maxLength: 50 }),
);

/** Values of any shape, which decoders must refuse by their own error. */
export const hostileValues: fc.Arbitrary<unknown> = fc.oneof(
  hostileTexts,
  hostileQuantities,
  fc.constantFrom(undefined, null, true, [], {}, { data: null }, { errors: [] }),
  fc.anything({ withBigInt: false, maxDepth: 3 }),
);

/** Response bodies other than the expected JSON: nothing, half of it, HTML, JSON of another shape. */
export const hostileBodies: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    "",
    " ",
    '{"data":',
    "<!doctype html><title>502</title>",
    "null",
    "[]",
    "42",
    '"data"',
    "{}",
    '{"data":null}',
  ),
  fc.json({ maxDepth: 2 }),
  hostileTexts,
);

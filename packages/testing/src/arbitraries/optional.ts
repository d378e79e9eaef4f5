import fc from "fast-check";

/** The values, and `null` for a missing one. */
export function optional<Value>(values: fc.Arbitrary<Value>): fc.Arbitrary<Value | null> {
  return fc.option(values, { nil: null, freq: 3 });
}

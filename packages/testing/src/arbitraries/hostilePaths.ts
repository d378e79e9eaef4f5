import fc from "fast-check";

const parts = fc.constantFrom(
  ..."/\\.%:@?#\t\n\r\0 \u{85}\u{200b}\u{d800}",
  "//",
  "..",
  "evil.hu",
  "https:",
  "javascript:alert(1)",
  "kosar",
  "belepes",
);

/** The text with every byte percent-encoded, this many times. */
const escaped = (text: string, times: number): string =>
  times === 0
    ? text
    : escaped(
        Array.from(new TextEncoder().encode(text), (byte) => `%${byte.toString(16).padStart(2, "0")}`).join(""),
        times - 1,
      );

/** Paths by which an attacker may try to redirect shoppers to another site: bare, or encoded once or twice. */
export const hostilePaths: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom("", "/", "/kosar"),
    fc.array(
      fc.tuple(parts, fc.nat(2)).map(([part, times]) => escaped(part, times)),
      { maxLength: 6 },
    ),
  )
  .map(([start, rest]) => start + rest.join(""));

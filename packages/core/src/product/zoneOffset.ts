import { remembered } from "./remembered.ts";

const formatIn = remembered(
  (timeZone: string) => new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" }),
);

/**
 * How far the clocks of a time zone are ahead of UTC at an instant.
 *
 * Units: milliseconds. Errors: RangeError for an instant that is no date, or an unknown time zone.
 *
 * @example zoneOffset(Date.UTC(2026, 6, 1), "Europe/Budapest") // => 7200000
 */
export function zoneOffset(instant: number, timeZone = "Europe/Budapest"): number {
  // With Temporal the first call of a page takes 1 ms; the first format of `Intl` takes 20.
  if (typeof Temporal === "undefined") return offsetOf(formatIn(timeZone).format(instant));
  return new Temporal.ZonedDateTime(BigInt(instant) * 1_000_000n, timeZone).offsetNanoseconds / 1e6;
}

/**
 * The offset from UTC in a text: `+01:00`, `+0100`, `+01`, at any place; 0 without one.
 *
 * Units: milliseconds.
 *
 * @example offsetOf("11/21/2026, GMT-05:30") // => -19800000
 * @example offsetOf("Z") // => 0
 */
export function offsetOf(text: string): number {
  // Stryker disable next-line ArrayDeclaration: The whole match is unused.
  const [, sign = "", hours = "", minutes = "0"] = /([+-])(\d\d):?(\d\d)?/.exec(text) ?? [];
  return (Number(sign + hours) * 60 + Number(sign + minutes)) * 60_000;
}

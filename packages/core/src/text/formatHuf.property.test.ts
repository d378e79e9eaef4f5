import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { huf } from "../product/amounts.ts";
import { runs } from "../runs.test.config.ts";
import { formatHuf } from "./formatHuf.ts";

const amounts = fc.oneof(fc.integer({ min: -99_999, max: 99_999 }), fc.maxSafeInteger()).map(huf);

/** Digits in threes from the end, by cutting instead of by matching. */
function grouped(digits: string): string {
  return digits.length <= 3 ? digits : `${grouped(digits.slice(0, -3))}\u00a0${digits.slice(-3)}`;
}

it.prop([amounts], runs)("[FMT-1] an amount groups thousands with no-break spaces and ends in Ft", (amount) => {
  const digits = grouped(String(Math.abs(amount)));
  expect(formatHuf(amount)).toBe(`${amount < 0 ? "\u2212" : ""}${digits}\u00a0Ft`);
});

it.prop([amounts], runs)("[FMT-1] an amount reads back as the same number, and never wraps", (amount) => {
  const text = formatHuf(amount);
  expect(Number(text.replace(/[\u00a0Ft]/g, "").replace("\u2212", "-"))).toBe(Number(amount));
  expect(text).not.toMatch(/ /);
});

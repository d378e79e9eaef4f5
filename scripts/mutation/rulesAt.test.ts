import { expect, it } from "vitest";
import { rulesAt } from "./rulesAt.ts";

const source = `/** Ready. @rule CAT-1 */
export const isReady = () => true;

/**
 * Twice as much.
 *
 * @rule PRICE-1, PRICE-2
 */
export function double(amount: number): number {
  return by(amount, 2);
}

const by = (amount: number, factor: number) => amount * factor;
`;

it("a place has the rules of its declaration; a helper has the module's rules", () => {
  expect(rulesAt(source, source.indexOf("true"))).toEqual(new Set(["CAT-1"]));
  expect(rulesAt(source, source.indexOf("return"))).toEqual(new Set(["PRICE-1", "PRICE-2"]));
  expect(rulesAt(source, source.indexOf("amount * factor"))).toEqual(new Set(["CAT-1", "PRICE-1", "PRICE-2"]));
  expect(rulesAt("export const sum = (a: number, b: number) => a + b;", 40)).toEqual(new Set());
});

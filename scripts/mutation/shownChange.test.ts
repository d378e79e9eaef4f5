import { expect, it } from "vitest";
import { shownChange } from "./shownChange.ts";

it("a short change shows complete, a long one with its differing part", () => {
  expect(shownChange("a < b", "a <= b")).toBe("a < b  →  a <= b");
  expect(shownChange("{\n  return 1;\n}", "{}")).toBe("{ return 1; }  →  {}");
  const long = (middle: string) => `${"a".repeat(100)}${middle}${"b".repeat(100)}`;
  const shown = (middle: string) => `…${"a".repeat(24)}${middle}${"b".repeat(24)}…`;
  expect(shownChange(long("x"), long(""))).toBe(`${shown("x")}  →  ${shown("")}`);
});

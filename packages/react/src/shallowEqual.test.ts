import { describe, expect, it } from "vitest";
import { shallowEqual } from "./shallowEqual.ts";

describe("shallowEqual", () => {
  const kept = { deep: true };

  it.each([
    [[], []],
    [
      ["a", 1, kept],
      ["a", 1, kept],
    ],
    [{}, {}],
    [
      { a: kept, b: NaN },
      { b: NaN, a: kept },
    ],
  ])("treats %o and %o as equal", (a, b) => {
    expect(shallowEqual(a, b)).toBe(true);
  });

  it.each([
    [["a"], ["b"]],
    [["a"], ["a", "b"]],
    [["a", "b"], ["a"]],
    [
      ["a", "b"],
      ["b", "a"],
    ],
    [[], {}],
    [["a"], { 0: "a" }],
    [{ a: kept }, { a: { deep: true } }],
    [{ a: undefined }, { b: undefined }],
    [{ a: 0 }, { a: -0 }],
  ])("distinguishes %o and %o", (a, b) => {
    expect(shallowEqual(a, b)).toBe(false);
  });
});

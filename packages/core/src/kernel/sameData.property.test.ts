import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { runs } from "../runs.test.config.ts";
import { sameData } from "./sameData.ts";

it.prop([fc.jsonValue()], runs)("a copy is equal", (value) => {
  expect(sameData(value, structuredClone(value))).toBe(true);
});

it.prop([fc.jsonValue(), fc.jsonValue()], runs)(
  "two values are the same data exactly when they are deeply equal",
  (one, other) => {
    const isEqual = (() => {
      try {
        expect(one).toStrictEqual(other);
        return true;
      } catch {
        return false;
      }
    })();
    expect(sameData(one, other)).toBe(isEqual);
  },
);

it.prop([fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1 })], runs)(
  "a value with a removed or changed part is not equal",
  (value) => {
    const [[key, part] = ["", null], ...rest] = Object.entries(value);
    expect(sameData(value, Object.fromEntries(rest))).toBe(false);
    expect(sameData(value, { ...value, [key]: [part] })).toBe(false);
  },
);

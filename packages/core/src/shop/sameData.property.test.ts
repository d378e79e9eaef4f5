import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { runs } from "../runs.test.config.ts";
import { sameData } from "./sameData.ts";

it.prop([fc.jsonValue()], runs)("a copy says the same", (value) => {
  expect(sameData(value, structuredClone(value))).toBe(true);
});

it.prop([fc.jsonValue(), fc.jsonValue()], runs)(
  "two values say the same exactly when they are deeply equal",
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
  "a value with a part left out, or changed, says something else",
  (value) => {
    const [[key, part] = ["", null], ...rest] = Object.entries(value);
    expect(sameData(value, Object.fromEntries(rest))).toBe(false);
    expect(sameData(value, { ...value, [key]: [part] })).toBe(false);
  },
);

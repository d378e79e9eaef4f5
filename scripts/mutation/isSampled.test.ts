import { expect, it } from "vitest";
import { isSampled } from "./isSampled.ts";

const tried = (every: number, most: number, turn = 0) =>
  Array.from({ length: 8 }, (_, index) => String(index)).filter((id) => isSampled(id, { every, turn, most }));

it("the sample takes every n-th mutant, up to a maximum", () => {
  expect(tried(1, Infinity)).toHaveLength(8);
  expect(tried(3, Infinity)).toEqual(["0", "3", "6"]);
  expect(tried(1, 3)).toEqual(["0", "1", "2"]);
  expect(tried(3, 2)).toEqual(["0", "3"]);
});

it("samples in turn take every mutant once", () => {
  expect([0, 1, 2].map((turn) => tried(3, Infinity, turn))).toEqual([
    ["0", "3", "6"],
    ["1", "4", "7"],
    ["2", "5"],
  ]);
  expect(tried(3, 2, 2)).toEqual(["2", "5"]);
});

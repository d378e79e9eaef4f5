import { expect, it } from "vitest";
import { countParts } from "./popularParts.ts";

it("A catalogue has a part for each time that it can be halved and still fills a list.", () => {
  const counts = [0, 1, 1999, 2000, 3999, 4000, 1_000_000].map((size) => countParts(size, { dividedFrom: 0 }));
  expect(counts).toEqual([0, 0, 0, 1, 1, 2, 9]);
});

it("A grocery's catalogue has no parts: its lists are whole.", () => {
  expect([2000, 49_999, 50_000].map((size) => countParts(size))).toEqual([0, 0, 5]);
});

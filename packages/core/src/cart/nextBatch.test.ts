import { expect, it } from "vitest";
import type { CartChange } from "./CartChange.ts";
import { lineOf } from "./changes.test.arbitrary.ts";
import { nextBatch } from "./nextBatch.ts";

const change = (name: string, goesAlone = false) => {
  const line: CartChange = { kind: "line", productId: lineOf(name, 1).product.id, line: null };
  return { change: name === "empty" ? ({ kind: "empty" } as const) : line, goesAlone };
};

it.each([
  ["nothing from an empty queue", [], 0],
  ["all of a few", [change("a"), change("b")], 2],
  ["those up to an emptying", [change("a"), change("b"), change("empty"), change("c")], 2],
  ["an emptying alone", [change("empty"), change("c")], 1],
  ["those up to one that goes alone", [change("a"), change("b", true), change("c")], 1],
  ["one that goes alone", [change("a", true), change("b")], 1],
  ["a hundred of many", Array.from({ length: 120 }, (_, index) => change(String(index))), 100],
  [
    "a hundred, though the one that goes alone comes later",
    [...Array.from({ length: 119 }, (_, index) => change(String(index))), change("empty")],
    100,
  ],
])("[CART-16] the next request carries %s", (_what, waiting, count) => {
  expect(nextBatch(waiting)).toEqual(waiting.slice(0, count));
});

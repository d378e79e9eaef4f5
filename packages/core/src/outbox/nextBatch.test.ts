import { expect, it } from "vitest";
import { nextBatch } from "./nextBatch.ts";

const change = (name: string, goesAlone = false) => ({ name, goesAlone });
const rules = { isAlone: ({ name }: { readonly name: string }) => name === "empty", most: 100 };

it.each([
  ["nothing from an empty queue", [], 0],
  ["all of a few", [change("a"), change("b")], 2],
  ["those up to one that is a request of its own", [change("a"), change("b"), change("empty"), change("c")], 2],
  ["one that is a request of its own", [change("empty"), change("c")], 1],
  ["those up to one that goes alone", [change("a"), change("b", true), change("c")], 1],
  ["one that goes alone", [change("a", true), change("b")], 1],
  ["a hundred of many", Array.from({ length: 120 }, (_, index) => change(String(index))), 100],
  [
    "a hundred, though the one that goes alone comes later",
    [...Array.from({ length: 119 }, (_, index) => change(String(index))), change("empty")],
    100,
  ],
])("[CART-16] [LIST-7] the next request carries %s", (_what, waiting, count) => {
  expect(nextBatch(waiting, rules)).toEqual(waiting.slice(0, count));
});

it("[NET-2] changes that were sent together are sent together again, without others", () => {
  const [a, b, c] = [
    { ...change("a"), sentBy: "first" },
    { ...change("b"), sentBy: "first" },
    { ...change("c"), sentBy: "second" },
  ];
  expect(nextBatch([a, b, c, change("d")], rules)).toEqual([a, b]);
  expect(nextBatch([c, change("d")], rules)).toEqual([c]);
  expect(nextBatch([change("d"), a], rules)).toEqual([change("d")]);
});

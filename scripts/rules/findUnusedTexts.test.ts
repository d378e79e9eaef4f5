import { expect, it } from "vitest";
import { findUnusedTexts } from "./findUnusedTexts.ts";

const texts =
  'export const shopTexts = { a: "A", group: { b: "B" }, byCode: { X: "x" } satisfies Record<string, string> };';

it.each([
  ["nothing", "", ["a in shop/text.hu.ts", "b in shop/text.hu.ts"]],
  ["a text by its name", "show(shopTexts.a);", ["b in shop/text.hu.ts"]],
  ["a text by its parts", "const { b } = shopTexts.group;", ["a in shop/text.hu.ts"]],
  ["a group by a key", "show(shopTexts.group[key]);", ["a in shop/text.hu.ts"]],
  ["a whole group", "show({ ...shopTexts.group });", ["a in shop/text.hu.ts"]],
  ["a key in a word", 'const key = "a";', ["b in shop/text.hu.ts"]],
])("of a program that reads %s the other texts are unused", (_what, program, unused) => {
  const sources = new Map([
    ["shop/text.hu.ts", texts],
    ["shop/Page.tsx", program],
  ]);
  expect(findUnusedTexts(sources)).toEqual(unused);
});

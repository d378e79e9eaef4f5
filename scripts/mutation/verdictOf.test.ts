import { expect, it } from "vitest";
import type { Mutant } from "./mutantOf.ts";
import { verdictOf } from "./verdictOf.ts";

const killed: Mutant = {
  file: "a.ts",
  line: 3,
  text: "return a < b;",
  occurrence: 1,
  replaced: "a < b",
  by: "a <= b",
  isNoticed: true,
  isLeftOut: false,
  killers: ["a [PRICE-1] title"],
  rules: new Set(["PRICE-1", "PRICE-2"]),
};
const survivor: Mutant = { ...killed, by: "true", isNoticed: false, killers: [] };
const equivalent = {
  file: "a.ts",
  line: "return a < b;",
  replaced: "a < b",
  by: "true",
  because: "b is never below a",
};

it("the verdict counts the mutants that a test could notice", () => {
  expect(verdictOf([killed, killed, killed, survivor], [])).toMatchObject({
    score: 75,
    survivors: [survivor],
    equivalent: [],
  });
  expect(verdictOf([killed, survivor], [equivalent])).toMatchObject({
    score: 100,
    survivors: [],
    equivalent: [survivor],
    stale: [],
  });
  expect(verdictOf([], [])).toMatchObject({ score: 100 });
});

it("the verdict reports each file", () => {
  const elsewhere = { ...survivor, file: "b.ts" };
  expect(verdictOf([killed, killed, elsewhere, killed, survivor], []).scores).toEqual([
    ["a.ts", 75],
    ["b.ts", 0],
  ]);
  expect(verdictOf([killed, survivor, elsewhere], [equivalent]).scores).toEqual([
    ["a.ts", 100],
    ["b.ts", 0],
  ]);
});

it("a mutant of a rule needs a killing test that names the rule", () => {
  const unnamed = { ...killed, killers: ["[PRICE-3] other", "PRICE-1 outside of brackets"] };
  expect(verdictOf([killed, unnamed], []).unnamed).toEqual([unnamed]);
  expect(verdictOf([{ ...unnamed, rules: new Set<string>() }], []).unnamed).toEqual([]);
  expect(verdictOf([{ ...killed, killers: [] }, survivor], []).unnamed).toEqual([]);
});

it("an entry for a killed mutant in an examined file is reported", () => {
  expect(verdictOf([killed], [equivalent]).stale).toEqual([equivalent]);
  expect(verdictOf([{ ...survivor, text: "return a <= b;" }], [equivalent]).stale).toEqual([equivalent]);
  expect(verdictOf([{ ...killed, file: "b.ts" }], [equivalent]).stale).toEqual([]);
});

it("an entry excuses one of several equal lines, and not the others", () => {
  const second = { ...survivor, line: 8, occurrence: 2 };
  expect(verdictOf([survivor, second], [equivalent])).toMatchObject({ survivors: [second], equivalent: [survivor] });
  expect(verdictOf([survivor, second], [{ ...equivalent, occurrence: 2 }])).toMatchObject({
    survivors: [survivor],
    equivalent: [second],
  });
});

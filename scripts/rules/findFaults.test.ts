import { expect, it } from "vitest";
import type { Claim } from "./Claim.ts";
import { type Evidence, findFaults } from "./findFaults.ts";
import type { Outcome } from "./Outcome.ts";
import type { Rule } from "./Rule.ts";

const rule = (id: string, change: Partial<Rule> = {}): Rule => ({
  id,
  section: "",
  isPure: true,
  isUniversal: false,
  words: "",
  ...change,
});
const claim = (number: string, file = "packages/core/src/f.ts"): Claim => ({
  rule: number,
  name: "f",
  file,
  isMember: false,
  signature: "function f()",
  examples: [],
});
const test = (
  title: string,
  { file = "packages/core/src/f.test.ts", status = "passed" }: Partial<Outcome> = {},
): Outcome => ({ file, title, status });

const whole: Evidence = {
  book: [rule("PRICE-1")],
  claims: [claim("PRICE-1")],
  unit: [test("[PRICE-1] holds")],
  browsers: [],
  elsewhere: new Set(),
  uncalled: [],
  idle: [],
  waiting: {},
};
const stateful: Evidence = { ...whole, book: [rule("PRICE-1", { isPure: false })] };
const universal: Evidence = { ...whole, book: [rule("PRICE-1", { isUniversal: true })] };

it.each<[string, Evidence]>([
  ["a pure rule with a carrier in the core and a unit test", whole],
  [
    "a stateful rule that waits for its screen",
    { ...stateful, claims: [], unit: [], waiting: { "PRICE-1": "waits for the checkout screens" } },
  ],
  [
    "a function that is offered to importers",
    { ...whole, uncalled: whole.claims, waiting: { f: "offered to importers" } },
  ],
  [
    "a method that is offered to importers",
    { ...whole, idle: [{ name: "empty", file: "ShopCart.ts" }], waiting: { empty: "offered to importers" } },
  ],
  ["a stateful rule that a browser proves", { ...stateful, unit: [], browsers: [test("[PRICE-1] shows")] }],
  ["a stateful rule whose suite did not run", { ...stateful, unit: [], elsewhere: new Set(["PRICE-1"]) }],
  [
    "a rule for all inputs with a property",
    { ...universal, unit: [test("[PRICE-1] holds", { file: "packages/core/src/f.property.test.ts" })] },
  ],
  [
    "a stateful rule for all inputs that a browser's property proves",
    {
      ...stateful,
      book: [rule("PRICE-1", { isPure: false, isUniversal: true })],
      browsers: [test("[PRICE-1] holds › walk 1", { file: "apps/storefront/e2e/f.property.spec.ts" })],
    },
  ],
  [
    "a stateful rule for all inputs whose property did not run",
    {
      ...stateful,
      book: [rule("PRICE-1", { isPure: false, isUniversal: true })],
      elsewhere: new Set(["PRICE-1"]),
    },
  ],
])("%s has no fault", (_, evidence) => {
  expect(findFaults(evidence)).toEqual([]);
});

const unproved = "PRICE-1 is claimed, and no unit test that passed names it";
const idle = (name: string) => `${name} waits for nothing any more: take it out of scripts/rules/waiting.ts`;
const uncarried = "PRICE-1 is pure, and nothing in the core carries it";

it.each<[string, Evidence, string]>([
  [
    "a number twice in the book",
    { ...whole, book: [rule("PRICE-1"), rule("PRICE-1")] },
    "PRICE-1 is in the book more than once",
  ],
  [
    "an unknown number in a tag",
    { ...whole, claims: [...whole.claims, claim("PRICE-99")] },
    "PRICE-99 is not in the book: f in packages/core/src/f.ts",
  ],
  [
    "an unknown number in a title",
    { ...whole, browsers: [test("[PRICE-99] holds", { file: "a.spec.ts" })] },
    'PRICE-99 is not in the book: "[PRICE-99] holds" in a.spec.ts',
  ],
  ["a pure rule that nobody claims", { ...whole, claims: [] }, uncarried],
  [
    "a pure rule claimed outside the core alone",
    { ...whole, claims: [claim("PRICE-1", "packages/ui/src/f.tsx")] },
    uncarried,
  ],
  ["a claimed rule without a test", { ...whole, unit: [test("holds")] }, unproved],
  ["a test that failed", { ...whole, unit: [test("[PRICE-1] holds", { status: "failed" })] }, unproved],
  ["a test that was skipped", { ...whole, unit: [test("[PRICE-1] holds", { status: "skipped" })] }, unproved],
  [
    "a test that failed in one of its runs",
    { ...whole, unit: [...whole.unit, test("[PRICE-1] holds", { status: "failed" })] },
    unproved,
  ],
  [
    "a pure rule that only a browser proves",
    { ...whole, unit: [], browsers: whole.unit, elsewhere: new Set(["PRICE-1"]) },
    unproved,
  ],
  [
    "a claimed stateful rule without a test",
    { ...stateful, unit: [] },
    "PRICE-1 is claimed, and no test that passed names it",
  ],
  ["a stateful rule that no code claims", { ...stateful, claims: [], unit: [] }, "PRICE-1 is claimed by no code"],
  [
    "a claimed function that no program calls",
    { ...whole, uncalled: whole.claims },
    "PRICE-1 is claimed by f in packages/core/src/f.ts, which no program calls",
  ],
  [
    "a method that no screen calls",
    { ...whole, idle: [{ name: "empty", file: "ShopCart.ts" }] },
    "empty in ShopCart.ts is on no screen",
  ],
  ["a function that waits although it is called", { ...whole, waiting: { f: "offered to importers" } }, idle("f")],
  ["a rule that waits although it is claimed", { ...stateful, waiting: { "PRICE-1": "…" } }, idle("PRICE-1")],
  ["a rule that waits and is not in the book", { ...whole, waiting: { "PRICE-99": "…" } }, idle("PRICE-99")],
  [
    "a rule that only a test of generators names",
    { ...whole, unit: [test("[PRICE-1] holds", { file: "packages/testing/src/arbitraries/f.property.test.ts" })] },
    unproved,
  ],
  [
    "a rule that only a title of more than five names",
    { ...whole, unit: [test("[PRICE-1] [PRICE-1] [PRICE-1] [PRICE-1] [PRICE-1] [PRICE-1] holds")] },
    unproved,
  ],
  [
    "a rule for all inputs without a property",
    universal,
    "PRICE-1 holds for all inputs, and no property that passed names it",
  ],
])("the faults include %s", (_, evidence, fault) => {
  expect(findFaults(evidence)).toContain(fault);
});

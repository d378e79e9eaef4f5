import { expect, it } from "vitest";
import { testsOf } from "./testsOf.ts";

const texts = new Map([
  ["packages/core/src/product/price.test.ts", "[PRICE-1] …"],
  ["packages/core/src/cart/total.test.ts", "[PRICE-1] [TOTAL-1] …"],
  ["packages/core/src/lists/lists.test.ts", "[LIST-1] …"],
  ["packages/ui/src/product/Price.stories.tsx", "[PRICE-1] …"],
]);

it("finds the tests beside a changed file and the proofs of its rules in its workspace", () => {
  expect(testsOf(["packages/core/src/product/price.ts"], { texts, rules: new Set(["PRICE-1"]) })).toEqual([
    "packages/core/src/product/price.test.ts",
    "packages/core/src/cart/total.test.ts",
  ]);
});

it("finds a test that changed itself", () => {
  expect(testsOf(["packages/core/src/lists/lists.test.ts"], { texts, rules: new Set() })).toEqual([
    "packages/core/src/lists/lists.test.ts",
  ]);
});

it("finds nothing for a page of the documents", () => {
  expect(testsOf(["docs/running.md"], { texts, rules: new Set() })).toEqual([]);
});

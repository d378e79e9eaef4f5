import { expect, it } from "vitest";
import { failedPart } from "./failedPart.ts";

it("a failed workspace's lines are repeated, however much the others print after them", () => {
  const others = Array.from({ length: 500 }, (_, index) => `@kamra/ui:test:  ✓ test ${index}`).join("\n");
  const output = [
    "@kamra/backend:test:  \u001B[32m✓\u001B[39m right.test.ts",
    "@kamra/backend:test:  FAIL  wrong.test.ts > adds",
    "@kamra/backend:test:  AssertionError: expected 1 to be 2",
    "@kamra/backend#test:  WARNING  command finished with error, but continuing...",
    others,
    "@kamra/backend#test:  ERROR  command (apps/backend) npm run test exited (1)",
  ].join("\n");
  expect(failedPart(output).split("\n")).toEqual([
    "@kamra/backend:test:  FAIL  wrong.test.ts > adds",
    "@kamra/backend:test:  AssertionError: expected 1 to be 2",
  ]);
});

it("of a single program all is repeated but the tests that passed", () => {
  expect(failedPart(" ✓ right.test.ts\n FAIL wrong.test.ts\n")).toBe(" FAIL wrong.test.ts");
});

it("a long counterexample does not push the name of its test out", () => {
  const part = failedPart(` FAIL wrong.property.test.ts\nCounterexample: ${"a".repeat(9000)}\n`);
  expect(part).toMatch(/^ FAIL wrong.property.test.ts\nCounterexample: a{380,} …$/);
});

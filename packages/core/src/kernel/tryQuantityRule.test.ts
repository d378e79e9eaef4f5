import * as Cause from "effect/Cause";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import { expect, it } from "vitest";
import { QuantityError } from "../product/QuantityError.ts";
import { tryQuantityRule } from "./tryQuantityRule.ts";

const throwing = (thrown: unknown) => () => {
  throw thrown;
};
const outcomeOf = (rule: () => unknown) => {
  const exit = Effect.runSyncExit(tryQuantityRule(rule));
  return Exit.isFailure(exit)
    ? { isExpected: Cause.hasFails(exit.cause), error: Cause.squash(exit.cause) }
    : exit.value;
};

it("tryQuantityRule returns the rule's result, and fails with its QuantityError", () => {
  const error = new QuantityError("negative", { subject: "quantity", value: -1 });
  expect(outcomeOf(() => 2)).toBe(2);
  expect(outcomeOf(throwing(error))).toEqual({ isExpected: true, error });
});

it("tryQuantityRule treats any other thrown error as a defect", () => {
  const error = new TypeError("broken");
  expect(outcomeOf(throwing(error))).toEqual({ isExpected: false, error });
});

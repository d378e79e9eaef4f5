import * as Cause from "effect/Cause";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import { expect, it } from "vitest";
import { QuantityError } from "../product/QuantityError.ts";
import { refusing } from "./refusing.ts";

const throwing = (thrown: unknown) => () => {
  throw thrown;
};
const outcomeOf = (rule: () => unknown) => {
  const exit = Effect.runSyncExit(refusing(rule));
  return Exit.isFailure(exit)
    ? { isExpected: Cause.hasFails(exit.cause), error: Cause.squash(exit.cause) }
    : exit.value;
};

it("answers what the rule does, and fails as it does for a quantity that it cannot work with", () => {
  const error = new QuantityError("negative", { subject: "quantity", value: -1 });
  expect(outcomeOf(() => 2)).toBe(2);
  expect(outcomeOf(throwing(error))).toEqual({ isExpected: true, error });
});

it("takes for broken what throws anything else", () => {
  const error = new TypeError("broken");
  expect(outcomeOf(throwing(error))).toEqual({ isExpected: false, error });
});

import * as Effect from "effect/Effect";
import { expect, it } from "vitest";
import { ignoreFailure } from "./ignoreFailure.ts";

it("ignoreFailure runs the effect and succeeds, even if the effect fails", () => {
  let done = 0;
  const one = Effect.sync(() => (done += 1));
  expect(Effect.runSync(ignoreFailure(one))).toBeUndefined();
  expect(Effect.runSync(ignoreFailure(Effect.andThen(one, Effect.fail("refused"))))).toBeUndefined();
  expect(done).toBe(2);
});

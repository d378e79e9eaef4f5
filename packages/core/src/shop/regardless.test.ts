import * as Effect from "effect/Effect";
import { expect, it } from "vitest";
import { regardless } from "./regardless.ts";

it("does it, and goes on, whether it succeeds or fails", () => {
  let done = 0;
  const one = Effect.sync(() => (done += 1));
  expect(Effect.runSync(regardless(one))).toBeUndefined();
  expect(Effect.runSync(regardless(Effect.andThen(one, Effect.fail("refused"))))).toBeUndefined();
  expect(done).toBe(2);
});

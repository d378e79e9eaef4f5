import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as TestClock from "effect/testing/TestClock";
import { Sleep } from "./Sleep.ts";

/** A clock that moves by `TestClock.adjust`. */
export const testClock = Layer.mergeAll(
  TestClock.layer(),
  Layer.succeed(Sleep, (milliseconds) => Effect.sleep(milliseconds)),
);

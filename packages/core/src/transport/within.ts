import * as Effect from "effect/Effect";
import { sleep } from "../kernel/Sleep.ts";
import { TimeoutError } from "../kernel/TransportError.ts";

/** Fails with a TimeoutError when the effect takes too long. Units: milliseconds. */
export const within =
  (timeoutMs: number) =>
  <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, E | TimeoutError, R> =>
    Effect.raceFirst(
      effect,
      Effect.andThen(sleep(timeoutMs), () => Effect.fail(new TimeoutError({ timeoutMs }))),
    );

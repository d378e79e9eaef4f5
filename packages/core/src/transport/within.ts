import * as Duration from "effect/Duration";
import * as Effect from "effect/Effect";
import { TimeoutError } from "../kernel/TransportError.ts";

/** Fails with a TimeoutError when the effect takes too long. Units: milliseconds. */
export const within =
  (timeoutMs: number) =>
  <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, E | TimeoutError, R> =>
    Effect.timeoutOrElse(effect, {
      duration: Duration.millis(timeoutMs),
      orElse: () => Effect.fail(new TimeoutError({ timeoutMs })),
    });

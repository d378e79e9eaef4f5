import * as Duration from "effect/Duration";
import * as Effect from "effect/Effect";
import { TimeoutError } from "./TransportError.ts";

/** Gives up, with a TimeoutError, on what has not ended in time. Units: milliseconds. */
export const within =
  (timeoutMs: number) =>
  <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, E | TimeoutError, R> =>
    Effect.timeoutOrElse(effect, {
      duration: Duration.millis(timeoutMs),
      orElse: () => Effect.fail(new TimeoutError({ timeoutMs })),
    });

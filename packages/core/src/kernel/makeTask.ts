import * as Effect from "effect/Effect";
import type * as Fiber from "effect/Fiber";

/** Work in the background that runs once at a time. */
export interface Task {
  /** Starts it, and interrupts the run before. */
  readonly start: (effect: Effect.Effect<void>) => Effect.Effect<void>;
  readonly stop: Effect.Effect<void>;
}

/** Work in the background until the scope closes. `FiberHandle` would do the same for three times the bytes. */
export const makeTask = Effect.map(Effect.scope, (scope): Task => {
  let running: Fiber.Fiber<void> | null = null;
  const stop = Effect.sync(() => running?.interruptUnsafe());
  return {
    start: (effect) =>
      Effect.andThen(
        stop,
        Effect.map(Effect.forkIn(effect, scope), (fiber) => {
          running = fiber;
        }),
      ),
    stop,
  };
});

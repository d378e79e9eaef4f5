import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import { log } from "./log.ts";

/** Calls a listener after each event; returns the unsubscribe function. */
export type Source<Event extends ReadonlyArray<unknown> = []> = (listener: (...event: Event) => void) => () => void;

/**
 * Makes a function that starts an effect at once and runs it in the background until the scope closes. Defects are
 * logged; failures are ignored, because they have been reported.
 */
export const makeFork = Effect.gen(function* () {
  const scope = yield* Effect.scope;
  const runFork = Effect.runForkWith(yield* Effect.context<never>());
  return (effect: Effect.Effect<unknown, unknown>): void => {
    const logged = Effect.tapDefect(effect, (defect) => log("critical", "Work in the background has failed", defect));
    Fiber.runIn(runFork(logged), scope);
  };
});

/** Calls the listener after each event until the scope closes, and runs the effect that it returns in the background. */
export const follow = <Event extends ReadonlyArray<unknown>>(
  source: Source<Event>,
  listener: (...event: Event) => Effect.Effect<unknown, unknown> | void,
) =>
  Effect.gen(function* () {
    const fork = yield* makeFork;
    const end = source((...event) => {
      const effect = listener(...event);
      if (effect) fork(effect);
    });
    yield* Effect.addFinalizer(() => Effect.sync(end));
  });

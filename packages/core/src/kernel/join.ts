import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import type { CommandPolicy } from "./CommandPolicy.ts";

/**
 * Runs one call at a time: a call during it gets the same outcome. Interrupting one caller does not stop it for the others;
 * closing the scope does.
 */
export const join: CommandPolicy = {
  name: "join",
  make: <A, E>() =>
    Effect.map(Effect.scope, (scope) => {
      let running: Fiber.Fiber<A, E> | null = null;
      const clear = Effect.sync(() => {
        running = null;
      });
      return (call: Effect.Effect<A, E>) =>
        Effect.suspend(() =>
          running !== null
            ? Fiber.join(running)
            : call.pipe(
                Effect.ensuring(clear),
                Effect.forkIn(scope),
                Effect.tap((fiber) =>
                  Effect.sync(() => {
                    running = fiber;
                  }),
                ),
                Effect.flatMap(Fiber.join),
              ),
        );
    }),
};

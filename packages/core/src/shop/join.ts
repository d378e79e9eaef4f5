import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import type { CommandPolicy } from "./CommandPolicy.ts";

/**
 * One at a time: who calls while it runs gets the same outcome. A caller who leaves does not end it for the others; the
 * scope's end does.
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

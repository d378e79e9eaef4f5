import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";

/**
 * Makes an effect run once at a time: who asks for it while it runs gets the same outcome (*join*). An asker who leaves
 * does not end it for the others; the scope's end does.
 */
export const joined = <A, E, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.map(Effect.scope, (scope) => {
    let running: Fiber.Fiber<A, E> | null = null;
    const clear = Effect.sync(() => {
      running = null;
    });
    return Effect.suspend(() =>
      running !== null
        ? Fiber.join(running)
        : effect.pipe(
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
  });

import * as Deferred from "effect/Deferred";
import * as Effect from "effect/Effect";
import type * as Fiber from "effect/Fiber";
import type { CommandPolicy } from "./CommandPolicy.ts";

/**
 * Only the latest call continues. Earlier calls are interrupted and their callers get its outcome, so a late response never
 * overwrites a newer one.
 */
export const latestWins: CommandPolicy = {
  name: "latest wins",
  make: <A, E>() =>
    Effect.map(Effect.scope, (scope) => {
      let latest: Fiber.Fiber<void> | null = null;
      let waiting: ReadonlyArray<Deferred.Deferred<A, E>> = [];
      return (call: Effect.Effect<A, E>) =>
        Effect.suspend(() => {
          const outcome = Deferred.makeUnsafe<A, E>();
          waiting = [...waiting, outcome];
          const deliver = call.pipe(
            Effect.exit,
            Effect.flatMap((exit) => {
              const all = waiting;
              waiting = [];
              return Effect.forEach(all, (each) => Deferred.done(each, exit), { discard: true });
            }),
          );
          return Effect.forkIn(deliver, scope, { startImmediately: true }).pipe(
            Effect.tap((fiber) =>
              Effect.sync(() => {
                latest?.interruptUnsafe();
                latest = fiber;
              }),
            ),
            Effect.andThen(Deferred.await(outcome)),
          );
        });
    }),
};

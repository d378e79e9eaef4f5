import * as Effect from "effect/Effect";
import type { CommandPolicy } from "./CommandPolicy.ts";

/** A call made during a running one does nothing, and returns `null`. */
export const skipIfOngoing: CommandPolicy<null> = {
  name: "skip if ongoing",
  make: <A, E>() =>
    Effect.sync(() => {
      let isOngoing = false;
      const end = Effect.sync(() => {
        isOngoing = false;
      });
      return (call: Effect.Effect<A, E>): Effect.Effect<A | null, E> =>
        Effect.suspend(() => {
          if (isOngoing) return Effect.succeed(null);
          isOngoing = true;
          return Effect.ensuring(call, end);
        });
    }),
};

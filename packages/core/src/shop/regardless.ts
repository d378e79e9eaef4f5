import * as Effect from "effect/Effect";

/** Does something whatever becomes of it: who cares has been told. `Effect.ignore` brings the loggers of Effect along. */
export const regardless = <A, R>(effect: Effect.Effect<A, unknown, R>): Effect.Effect<void, never, R> =>
  Effect.matchEffect(effect, { onFailure: () => Effect.void, onSuccess: () => Effect.void });

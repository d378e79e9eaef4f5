import * as Effect from "effect/Effect";

/** Runs an effect whose failure was already reported. `Effect.ignore` would bundle Effect's loggers. */
export const ignoreFailure = <A, R>(effect: Effect.Effect<A, unknown, R>): Effect.Effect<void, never, R> =>
  Effect.catch(Effect.asVoid(effect), () => Effect.void);

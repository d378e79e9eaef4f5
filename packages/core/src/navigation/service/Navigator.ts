import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import type { Navigation } from "../rules/redirectStep.ts";

/** Navigation for other services. Does nothing without the capability `navigation`. */
export const Navigator = Context.Reference<{
  /** Navigates as soon as there is no lock; not during a redirect (REDIR-2). Fire and forget. */
  readonly go: (navigation: Navigation) => Effect.Effect<void>;
  /** Shows that something loads while it runs. */
  readonly loading: <A, E, R>(effect: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>;
  /** Announces a redirect: blocks navigation until `unblock`. */
  readonly block: Effect.Effect<void>;
  /** Ends a redirect, done or failed. Others may redirect again. */
  readonly unblock: Effect.Effect<void>;
  /** Reloads the current page. */
  readonly reload: Effect.Effect<void>;
}>("@kamra/core/navigation/Navigator", {
  defaultValue: () => ({
    go: () => Effect.void,
    loading: (effect) => effect,
    block: Effect.void,
    unblock: Effect.void,
    reload: Effect.void,
  }),
});

import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import type { Navigation } from "./redirectStep.ts";

/** How services send the shopper somewhere. Without the capability `navigation` nobody goes anywhere. */
export const Navigator = Context.Reference<{
  /** As soon as nothing holds navigation up; not while a redirect is under way (REDIR-2). Nobody waits for it. */
  readonly go: (navigation: Navigation) => Effect.Effect<void>;
  /** Shows that something loads while it runs. */
  readonly loading: <A, E, R>(effect: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>;
  /** A redirect is about to come: nobody goes anywhere before `unblock`. */
  readonly block: Effect.Effect<void>;
  /** What a redirect was for has failed, or it comes now: others are let in again. */
  readonly unblock: Effect.Effect<void>;
  /** Loads the present page anew. */
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

import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import type { Navigation } from "./redirectStep.ts";

/** How services send the shopper somewhere. Without the capability `navigation` nobody goes anywhere. */
export const Navigator = Context.Reference<{
  /** As soon as nothing holds navigation up; not while a redirect is under way (REDIR-2). Nobody waits for it. */
  readonly go: (navigation: Navigation) => Effect.Effect<void>;
  /** Holds all navigation up while it runs. */
  readonly locked: <A, E, R>(effect: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>;
  /** What a redirect was for has failed: others are let in again. */
  readonly unblock: Effect.Effect<void>;
  /** Loads the present page anew. */
  readonly reload: Effect.Effect<void>;
}>("@kamra/core/navigation/Navigator", {
  defaultValue: () => ({
    go: () => Effect.void,
    locked: (effect) => effect,
    unblock: Effect.void,
    reload: Effect.void,
  }),
});

import * as Context from "effect/Context";
import * as Effect from "effect/Effect";

/** The other tabs of this browser that have the same shop open. Without the capability `tabs` there are none. */
export const Tabs = Context.Reference<{
  /** Tells the other tabs; JSON-safe data. */
  readonly publish: (topic: string, message: unknown) => Effect.Effect<void>;
  /** What another tab has told, not yet decoded; the answer ends that. */
  readonly subscribe: (topic: string, listener: (message: unknown) => void) => () => void;
  /** Whether tabs wait for each other's turns: not where the browser has no locks. */
  readonly takesTurns: boolean;
  /** Runs it while no other tab runs one of this name: waits for its turn. */
  readonly exclusively: (name: string) => <A, E, R>(effect: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>;
}>("@kamra/core/shop/Tabs", {
  defaultValue: () => ({
    publish: () => Effect.void,
    subscribe: () => () => {},
    takesTurns: false,
    exclusively: () => (effect) => effect,
  }),
});

import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import type { Source } from "./follow.ts";

/** Communication with the browser's other tabs of the same shop; none without the capability `tabs`. */
export const Tabs = Context.Reference<{
  /** Sends JSON-safe data to the other tabs. */
  readonly publish: (topic: string, message: unknown) => Effect.Effect<void>;
  /** The undecoded messages of other tabs about a topic. */
  readonly messages: (topic: string) => Source<[message: unknown]>;
  /** Whether tabs lock each other out; false where the browser has no locks. */
  readonly takesTurns: boolean;
  /** Runs the effect while holding a lock of this name across tabs. */
  readonly exclusively: (name: string) => <A, E, R>(effect: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>;
}>("@kamra/core/kernel/Tabs", {
  defaultValue: () => ({
    publish: () => Effect.void,
    messages: () => () => () => {},
    takesTurns: false,
    exclusively: () => (effect) => effect,
  }),
});

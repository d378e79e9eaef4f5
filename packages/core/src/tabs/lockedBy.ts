import * as Effect from "effect/Effect";
import type { TabsLocks } from "./TabsWindow.ts";

/** Takes a lock of this name as soon as no other tab has it; returns the function that releases it. */
const take = (locks: TabsLocks, name: string) =>
  Effect.callback<() => void>((resume) => {
    const waiting = new AbortController();
    const held = () => new Promise<void>((letGo) => resume(Effect.succeed(letGo)));
    // A browser that refuses locks must not block the action.
    locks.request(name, { signal: waiting.signal }, held).catch(() => resume(Effect.succeed(() => {})));
    return Effect.sync(() => waiting.abort());
  });

/** Runs an effect while no other tab runs one of this name, by the browser's locks. */
export const lockedBy =
  (locks: TabsLocks, name: string) =>
  <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.acquireUseRelease(
      Effect.interruptible(take(locks, name)),
      () => effect,
      (letGo) => Effect.sync(letGo),
    );

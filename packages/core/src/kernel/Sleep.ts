import * as Context from "effect/Context";
import * as Effect from "effect/Effect";

/** The longest wait of a platform's timer; it would treat a longer one as none. */
const longestMs = 2 ** 31 - 1;

/**
 * How the shop waits: by the platform's timer, unless a test moves the time. Units: milliseconds. Effect's own clock would add
 * 1.6 kB to every app, as it reads durations from text.
 */
export const Sleep = Context.Reference<(milliseconds: number) => Effect.Effect<void>>("@kamra/core/kernel/Sleep", {
  defaultValue: () => (milliseconds) =>
    Effect.callback((resume) => {
      const timer = setTimeout(() => resume(Effect.void), Math.min(milliseconds, longestMs));
      return Effect.sync(() => clearTimeout(timer));
    }),
});

/** Waits. Units: milliseconds. */
export const sleep = (milliseconds: number): Effect.Effect<void> => Effect.flatMap(Sleep, (wait) => wait(milliseconds));

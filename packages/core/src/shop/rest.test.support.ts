import * as Effect from "effect/Effect";
import { MixedScheduler } from "effect/Scheduler";

let scheduled = 0;

const scheduler = new MixedScheduler("async", (run) => {
  scheduled += 1;
  const turn = setTimeout(() => {
    scheduled -= 1;
    run();
  });
  return () => {
    scheduled -= 1;
    clearTimeout(turn);
  };
});

/** Whether a fiber has something to go on with. Promises that can be settled are, before the next turn comes. */
const isBusyAfterTurn = () => new Promise<boolean>((resolve) => setTimeout(() => resolve(scheduled > 0)));

/** Waits until no fiber of `runWatched` has anything to go on with, but for what is still to come from outside. */
export const rest = Effect.promise(async () => {
  while (await isBusyAfterTurn());
});

/** Runs a test whose fibers `rest` knows of. */
export const runWatched = <A, E>(test: Effect.Effect<A, E>): Promise<A> => Effect.runPromise(test, { scheduler });

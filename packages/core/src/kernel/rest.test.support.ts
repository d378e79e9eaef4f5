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

/** Whether a fiber can continue. Settleable promises settle before the next turn. */
const isBusyAfterTurn = () => new Promise<boolean>((resolve) => setTimeout(() => resolve(scheduled > 0)));

/** Waits until every fiber of `runWatched` waits for an external event. */
export const rest = Effect.promise(async () => {
  while (await isBusyAfterTurn());
});

/** Runs a test whose fibers `rest` can track. */
export const runWatched = <A, E>(test: Effect.Effect<A, E>): Promise<A> => Effect.runPromise(test, { scheduler });

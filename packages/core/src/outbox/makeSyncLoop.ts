import * as Deferred from "effect/Deferred";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import { sleep } from "../kernel/Sleep.ts";
import { log } from "../kernel/log.ts";
import { ShopEnvironment } from "../kernel/ShopEnvironment.ts";

/** Whether the network answered. */
export type Network = "there" | "away";

/**
 * Repeats a step until nothing is left to do. While the network is away it pauses until the network is back, a caller runs
 * `proceed`, or `reconnectMs` has passed.
 *
 * @rule NET-7
 */
export const makeSyncLoop = ({
  step,
  hasMore,
}: {
  /** Gets `proceed`, for what it leaves to do later. */
  readonly step: (proceed: Effect.Effect<unknown>) => Effect.Effect<Network>;
  readonly hasMore: () => boolean;
}) =>
  Effect.gen(function* () {
    const { onReconnect, settings } = yield* ShopEnvironment;
    const scope = yield* Effect.scope;
    const runFork = Effect.runForkWith(yield* Effect.context<never>());
    let isRunning = false;
    let isBack = false;
    let wake = Deferred.makeUnsafe<void>();

    const pause = Effect.suspend(() => {
      wake = Deferred.makeUnsafe();
      return Effect.raceFirst(sleep(settings.reconnectMs), Deferred.await(wake));
    });
    const run = (proceed: Effect.Effect<unknown>) =>
      Effect.gen(function* () {
        while (hasMore()) {
          isBack = false;
          const network = yield* step(proceed);
          // The network may return before the step's failure arrives.
          if (network === "away" && !isBack) yield* pause;
        }
      }).pipe(
        Effect.tapDefect((defect) => log("critical", "The sync loop has failed", defect)),
        Effect.ensuring(Effect.sync(() => (isRunning = false))),
      );

    /** Starts or continues the loop immediately. */
    const proceed: Effect.Effect<unknown> = Effect.suspend(() => {
      Deferred.doneUnsafe(wake, Exit.void);
      if (isRunning || !hasMore()) return Effect.void;
      isRunning = true;
      return Effect.forkIn(run(proceed), scope);
    });
    const ended = onReconnect(() => {
      isBack = true;
      runFork(proceed);
    });
    yield* Effect.addFinalizer(() => Effect.sync(ended));
    return proceed;
  });

import * as Deferred from "effect/Deferred";
import * as Duration from "effect/Duration";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import { log } from "./log.ts";
import { ShopEnvironment } from "./ShopEnvironment.ts";

/** Whether a request could be answered at all. */
export type Network = "there" | "away";

/**
 * Does something again and again until nothing is left to do. While the network is away it pauses: until the network is back,
 * or somebody asks for it, or a while has passed.
 *
 * @rule NET-7
 */
export const untilQuiet = ({
  step,
  hasMore,
}: {
  readonly step: Effect.Effect<Network>;
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
      return Effect.raceFirst(Effect.sleep(Duration.millis(settings.reconnectMs)), Deferred.await(wake));
    });
    const run = Effect.gen(function* () {
      while (hasMore()) {
        isBack = false;
        const network = yield* step;
        // The network may be back before the step has failed by its absence.
        if (network === "away" && !isBack) yield* pause;
      }
    }).pipe(
      Effect.tapDefect((defect) => log("critical", "Sending what is pending has failed", defect)),
      Effect.ensuring(Effect.sync(() => (isRunning = false))),
    );

    /** Goes on with it, now. */
    const proceed = Effect.suspend(() => {
      Deferred.doneUnsafe(wake, Exit.void);
      if (isRunning || !hasMore()) return Effect.void;
      isRunning = true;
      return Effect.forkIn(run, scope);
    });
    const ended = onReconnect(() => {
      isBack = true;
      runFork(proceed);
    });
    yield* Effect.addFinalizer(() => Effect.sync(ended));
    return proceed;
  });

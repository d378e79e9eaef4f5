import * as Deferred from "effect/Deferred";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import { follow } from "./follow.ts";
import { log } from "./log.ts";
import { ShopEnvironment } from "./ShopEnvironment.ts";
import { sleep } from "./Sleep.ts";

/** Whether the network responded. */
export type Network = "there" | "away";

/**
 * Repeats a step while it is needed. While the network is away it pauses until the network is back, a caller runs the returned
 * `proceed`, or `reconnectMs` has passed.
 *
 * @rule NET-7
 */
export const makeLoop = ({
  step,
  isNeeded,
  network: first = "there",
}: {
  /** Gets `proceed`, to continue the loop later. */
  readonly step: (proceed: Effect.Effect<unknown>) => Effect.Effect<Network>;
  readonly isNeeded: () => boolean;
  /** The network's state at the start; with `away` the loop pauses first. */
  readonly network?: Network;
}) =>
  Effect.gen(function* () {
    const { onReconnect, settings } = yield* ShopEnvironment;
    const scope = yield* Effect.scope;
    let isRunning = false;
    let isBack = false;
    let wake = Deferred.makeUnsafe<void>();

    const pause = Effect.suspend(() => {
      wake = Deferred.makeUnsafe();
      return Effect.raceFirst(sleep(settings.reconnectMs), Deferred.await(wake));
    });
    const run = (proceed: Effect.Effect<unknown>) =>
      Effect.gen(function* () {
        let network = first;
        while (isNeeded()) {
          if (network === "away") {
            // The network may return before the step's failure arrives.
            if (!isBack) yield* pause;
            network = "there";
          } else {
            isBack = false;
            network = yield* step(proceed);
          }
        }
      }).pipe(
        Effect.tapDefect((defect) => log("critical", "The loop has failed", defect)),
        Effect.ensuring(Effect.sync(() => (isRunning = false))),
      );

    /** Starts or continues the loop immediately. */
    const proceed: Effect.Effect<unknown> = Effect.suspend(() => {
      Deferred.doneUnsafe(wake, Exit.void);
      if (isRunning || !isNeeded()) return Effect.void;
      [isRunning, isBack] = [true, false];
      return Effect.forkIn(run(proceed), scope);
    });
    yield* follow(onReconnect, () => {
      isBack = true;
      return proceed;
    });
    return proceed;
  });

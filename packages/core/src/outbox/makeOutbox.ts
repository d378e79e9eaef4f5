import * as Deferred from "effect/Deferred";
import * as Effect from "effect/Effect";
import { makeTurn } from "../kernel/makeTurn.ts";
import type { ShopError } from "../kernel/ShopError.ts";
import { isUnanswered, makeExchange } from "./makeExchange.ts";
import { makeSyncLoop, type Network } from "./makeSyncLoop.ts";
import type { OutboxPort } from "./OutboxPort.ts";
import type { Pending } from "./Pending.ts";

/**
 * Sends the waiting changes in order, one request at a time, until the server has confirmed or refused all.
 * `transition` decides how an event affects the changes; this runs the effects.
 *
 * @rule NET-4, NET-7
 */
export const makeOutbox = <Change extends Pending, Answer, Failure extends ShopError>(
  port: OutboxPort<Change, Answer, Failure>,
) =>
  Effect.gen(function* () {
    const { facts, change } = port.store;
    const { send, read, lose } = yield* makeExchange(port);
    const inTurn = makeTurn();
    const hasWaiting = () => facts().waiting.length > 0;

    const exchange = (proceed: Effect.Effect<unknown>) =>
      Effect.suspend((): Effect.Effect<void, ShopError> => {
        if (hasWaiting()) return send(proceed);
        return facts().isStale ? read : Effect.void;
      });
    const step = (proceed: Effect.Effect<unknown>) =>
      inTurn(
        Effect.match(Effect.tapError(port.around(exchange(proceed)), lose), {
          onSuccess: (): Network => "there",
          onFailure: (error) => (isUnanswered(error) ? "away" : "there"),
        }),
      );
    const proceed = yield* makeSyncLoop({ step, hasMore: () => hasWaiting() || facts().isStale });

    /** Runs an operation while no exchange runs, and shows that it runs. */
    const alone = <A, E>(operation: Effect.Effect<A, E>) =>
      inTurn(
        Effect.suspend(() => {
          change({ isRefreshing: true });
          return operation;
        }).pipe(Effect.ensuring(Effect.sync(() => change({ isRefreshing: false })))),
      );

    return {
      proceed,
      alone,
      refresh: Effect.tap(alone(Effect.tapError(read, lose)), proceed),
      /** Sends the waiting changes until they are done or the network is away. */
      sendAll: Effect.gen(function* () {
        while (hasWaiting() && (yield* step(proceed)) === "there");
      }),
      /** Queues a change for its caller; settles when the server confirms or refuses it. */
      put: (queue: (outcomes: Pending["outcomes"]) => void): Effect.Effect<void, ShopError> =>
        Effect.suspend(() => {
          const outcome = Deferred.makeUnsafe<void, ShopError>();
          queue([outcome]);
          return Effect.andThen(proceed, Deferred.await(outcome));
        }),
    };
  });

export type Outbox = Effect.Success<ReturnType<typeof makeOutbox>>;

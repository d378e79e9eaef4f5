import * as Deferred from "effect/Deferred";
import * as Effect from "effect/Effect";
import { CurrentCaller } from "../kernel/Caller.ts";
import { makeTurn } from "../kernel/makeTurn.ts";
import type { ShopError } from "../kernel/ShopError.ts";
import { isNetworkFailure } from "../transport/isNetworkFailure.ts";
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
    const { send, read, ...exchanges } = yield* makeExchange(port);
    const callers = new Set<() => void>();
    const lose = (error: ShopError) =>
      Effect.tap(exchanges.lose(error), () =>
        Effect.sync(() => {
          if (isNetworkFailure(error)) for (const waits of callers) waits();
        }),
      );
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
      /** Queues a change for its caller; settles when the server confirms or refuses it, and tells the caller when it waits. */
      put: (queue: (outcomes: Pending["outcomes"]) => void): Effect.Effect<void, ShopError> =>
        Effect.flatMap(CurrentCaller, ({ waits }) => {
          const outcome = Deferred.makeUnsafe<void, ShopError>();
          const caller = () => waits();
          queue([outcome]);
          callers.add(caller);
          return Effect.andThen(proceed, Deferred.await(outcome)).pipe(
            Effect.ensuring(Effect.sync(() => callers.delete(caller))),
          );
        }),
    };
  });

export type Outbox = Effect.Success<ReturnType<typeof makeOutbox>>;

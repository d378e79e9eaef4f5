import * as Deferred from "effect/Deferred";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Result from "effect/Result";
import { CurrentCaller } from "../kernel/Caller.ts";
import { makeTurn } from "../kernel/makeTurn.ts";
import type { ShopError } from "../kernel/ShopError.ts";
import { isNetworkFailure } from "../transport/isNetworkFailure.ts";
import { makeLoop, type Network } from "../kernel/makeLoop.ts";
import type { OutboxPort } from "./OutboxPort.ts";
import type { Pending } from "./Pending.ts";
import { AbortedError } from "../kernel/TransportError.ts";
import { outageNotice } from "../transport/outageNotice.ts";
import { settle } from "./settle.ts";

/** Whether the outcome is unknown. */
const isUnanswered = (error: ShopError) => isNetworkFailure(error) || error._tag === "AbortedError";

/** The requests of an outbox, and what their outcomes do to its changes. */
const makeExchange = <Change extends Pending, Response, Failure extends ShopError>({
  store: { facts, apply },
  ...port
}: OutboxPort<Change, Response, Failure>) =>
  Effect.map(outageNotice, (outage) => {
    /** The outage shows until the server answers. */
    const lose = (error: ShopError) =>
      Effect.suspend(() => {
        const isLost = isNetworkFailure(error);
        apply({ kind: "unanswered", isLost });
        return isLost ? outage.report : Effect.void;
      });
    const answered = () => {
      outage.over();
      apply({ kind: "read" });
    };
    return {
      lose,
      /** Sends the next batch. */
      send: (proceed: Effect.Effect<unknown>) =>
        Effect.gen(function* () {
          apply({ kind: "taken", key: yield* port.newKey });
          const { sent } = facts();
          const response = yield* Effect.result(port.send(sent));
          if (Result.isFailure(response) && isUnanswered(response.failure)) return yield* Effect.fail(response.failure);
          outage.over();
          if (Result.isSuccess(response)) yield* port.confirm(response.success, settle(sent, Exit.void), sent);
          else if (sent.length > 1 && !port.isFatal(response.failure)) apply({ kind: "split" });
          else yield* port.refuse(response.failure, sent, proceed);
          // An interrupted or broken exchange has no known outcome.
        }).pipe(Effect.onError(() => lose(new AbortedError()))),
      read: port.read.pipe(
        Effect.tap(Effect.sync(answered)),
        Effect.tapError((error) =>
          Effect.sync(() => {
            if (isNetworkFailure(error)) apply({ kind: "outdated" });
            // An aborted read was for the previous user, so its result is not needed.
            else if (error._tag !== "AbortedError") answered();
          }),
        ),
      ),
    };
  });

/**
 * Sends the waiting changes in order, one request at a time, until the server has confirmed or refused all.
 * `transition` decides how an event affects the changes; this runs the effects.
 *
 * @rule NET-4, NET-7
 */
export const makeOutbox = <Change extends Pending, Response, Failure extends ShopError>(
  port: OutboxPort<Change, Response, Failure>,
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
    const proceed = yield* makeLoop({ step, isNeeded: () => hasWaiting() || facts().isStale });

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

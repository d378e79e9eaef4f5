import * as Deferred from "effect/Deferred";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Result from "effect/Result";
import { makeTurn } from "../kernel/makeTurn.ts";
import type { ShopError } from "../kernel/ShopError.ts";
import { AbortedError } from "../kernel/TransportError.ts";
import { isNetworkFailure } from "../transport/isNetworkFailure.ts";
import { outageNotice } from "../transport/outageNotice.ts";
import type { OutboxFacts } from "./makeOutboxStore.ts";
import { makeSyncLoop, type Network } from "./makeSyncLoop.ts";
import type { Pending } from "./Pending.ts";
import { settle } from "./settle.ts";
import type { OutboxEvent } from "./transition.ts";

/** A capability's part of its outbox. */
export interface OutboxPort<Change extends Pending, Answer, Failure extends ShopError> {
  readonly store: {
    readonly facts: () => OutboxFacts<Change>;
    readonly apply: (event: OutboxEvent<Change>) => void;
    readonly change: (facts: Partial<Pick<OutboxFacts<Change>, "isRefreshing">>) => void;
  };
  /** Runs around every exchange: a lock, a deadline, a reason to wait. */
  readonly around: (exchange: Effect.Effect<void, ShopError>) => Effect.Effect<void, ShopError>;
  /** A new idempotency key; null when requests have none. */
  readonly newKey: Effect.Effect<string | null>;
  readonly send: (sent: ReadonlyArray<Change>) => Effect.Effect<Answer, ShopError>;
  /** Whether an error refuses every change of its batch. */
  readonly isFatal: (error: ShopError) => boolean;
  /** Shows what the server confirmed, then runs `settled`. */
  readonly confirm: (answer: Answer, settled: Effect.Effect<void>, sent: ReadonlyArray<Change>) => Effect.Effect<void>;
  /** Shows the server's state without the refused changes, and settles them, or queues others for their callers and proceeds. */
  readonly refuse: (
    error: ShopError,
    refused: ReadonlyArray<Change>,
    proceed: Effect.Effect<unknown>,
  ) => Effect.Effect<void>;
  /** Reads the server's state and shows it, or why it cannot be read. */
  readonly read: Effect.Effect<void, Failure>;
}

const isUnanswered = (error: ShopError) => isNetworkFailure(error) || error._tag === "AbortedError";

/**
 * Sends the waiting changes in order, one request at a time, until the server has confirmed or refused all.
 * `transition` decides how an event affects the changes; this runs the effects.
 *
 * @rule NET-4, NET-7
 */
export const makeOutbox = <Change extends Pending, Answer, Failure extends ShopError>({
  store: { facts, apply, change },
  ...port
}: OutboxPort<Change, Answer, Failure>) =>
  Effect.gen(function* () {
    const outage = yield* outageNotice;
    const inTurn = makeTurn();
    const hasWaiting = () => facts().waiting.length > 0;
    const hasMore = () => hasWaiting() || facts().isStale;

    /** The outage shows until the server answers. */
    const lose = (error: ShopError) =>
      Effect.suspend(() => {
        const isLost = isNetworkFailure(error);
        apply({ kind: "unanswered", isLost });
        return isLost ? outage.report : Effect.void;
      });
    const send = Effect.gen(function* () {
      apply({ kind: "taken", key: yield* port.newKey });
      const { sent } = facts();
      const answer = yield* Effect.result(port.send(sent));
      if (Result.isFailure(answer) && isUnanswered(answer.failure)) return yield* Effect.fail(answer.failure);
      outage.over();
      if (Result.isSuccess(answer)) yield* port.confirm(answer.success, settle(sent, Exit.void), sent);
      else if (sent.length > 1 && !port.isFatal(answer.failure)) apply({ kind: "split" });
      else
        yield* port.refuse(
          answer.failure,
          sent,
          Effect.suspend(() => proceed),
        );
      // An interrupted or broken exchange has no known outcome.
    }).pipe(Effect.onError(() => lose(new AbortedError())));
    const answered = () => {
      outage.over();
      apply({ kind: "read" });
    };
    const read = port.read.pipe(
      Effect.tap(Effect.sync(answered)),
      Effect.tapError((error) =>
        Effect.sync(() => {
          if (isNetworkFailure(error)) apply({ kind: "outdated" });
          // An aborted read was for the previous user, so its result is not needed.
          else if (error._tag !== "AbortedError") answered();
        }),
      ),
    );
    const exchange = Effect.suspend((): Effect.Effect<void, ShopError> => {
      if (hasWaiting()) return send;
      return facts().isStale ? read : Effect.void;
    });
    const step = inTurn(
      Effect.match(Effect.tapError(port.around(exchange), lose), {
        onSuccess: (): Network => "there",
        onFailure: (error) => (isUnanswered(error) ? "away" : "there"),
      }),
    );
    const proceed: Effect.Effect<unknown> = yield* makeSyncLoop({ step, hasMore });

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
        while (hasWaiting() && (yield* step) === "there");
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

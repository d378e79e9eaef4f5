import * as Deferred from "effect/Deferred";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Result from "effect/Result";
import * as Semaphore from "effect/Semaphore";
import type { ShopError } from "../kernel/ShopError.ts";
import { isNetworkFailure } from "../transport/isNetworkFailure.ts";
import { outageNotice } from "../transport/outageNotice.ts";
import type { OutboxFacts } from "./makeOutboxStore.ts";
import { makeSyncLoop, type Network } from "./makeSyncLoop.ts";
import type { Pending } from "./Pending.ts";
import { settle } from "./settle.ts";
import type { OutboxEvent } from "./transition.ts";

/** What a capability brings to its outbox. */
export interface OutboxPort<Change extends Pending, Answer, Failure extends ShopError> {
  readonly store: {
    readonly facts: () => OutboxFacts<Change>;
    readonly apply: (event: OutboxEvent<Change>) => void;
    readonly change: (facts: Partial<Pick<OutboxFacts<Change>, "isRefreshing">>) => void;
  };
  /** Runs before every exchange; false when there must be none now. */
  readonly mayStart?: Effect.Effect<boolean>;
  /** Runs before a request leaves, with its changes taken; false when it must not. */
  readonly maySend?: Effect.Effect<boolean>;
  /** Runs around every exchange: a lock, a deadline. */
  readonly around?: (exchange: Effect.Effect<Network>) => Effect.Effect<Network, ShopError>;
  /** A new idempotency key; null when requests have none. */
  readonly newKey?: Effect.Effect<string | null>;
  readonly send: (sent: ReadonlyArray<Change>) => Effect.Effect<Answer, ShopError>;
  /** Whether an error refuses every change of its batch. */
  readonly isFatal?: (error: ShopError) => boolean;
  /** Shows what the server confirmed, then runs `settled`. */
  readonly confirm: (answer: Answer, settled: Effect.Effect<void>, sent: ReadonlyArray<Change>) => Effect.Effect<void>;
  /** Shows the server's state without the refused changes, and settles them. */
  readonly refuse: (error: ShopError, refused: ReadonlyArray<Change>) => Effect.Effect<void>;
  /** Reads the server's state and shows it, or why it cannot be read. */
  readonly read: Effect.Effect<void, Failure>;
}

const isUnanswered = (error: ShopError) => isNetworkFailure(error) || error._tag === "AbortedError";

/**
 * Sends what waits, in order, one request at a time, until the server has confirmed or refused it all. `transition` decides what
 * an event does to the changes; this runs the effects.
 *
 * @rule NET-4, NET-7
 */
export const makeOutbox = <Change extends Pending, Answer, Failure extends ShopError>({
  store: { facts, apply, change },
  mayStart = Effect.succeed(true),
  maySend = Effect.succeed(true),
  around = (exchange) => exchange,
  newKey = Effect.succeed(null),
  isFatal = () => false,
  ...port
}: OutboxPort<Change, Answer, Failure>) =>
  Effect.gen(function* () {
    const outage = yield* outageNotice;
    const turn = yield* Semaphore.make(1);
    const hasWaiting = () => facts().waiting.length > 0;
    const hasMore = () => hasWaiting() || facts().isStale;

    /** The outage shows until the server answers. */
    const reportLost = (error: ShopError) =>
      Effect.suspend(() => {
        if (!isNetworkFailure(error)) return Effect.void;
        apply({ kind: "networkLost" });
        return outage.report;
      });
    const found = () => {
      outage.over();
      if (facts().isAway) apply({ kind: "networkFound" });
    };

    const unanswered = Effect.sync(() => apply({ kind: "unanswered" }));
    const send: Effect.Effect<Network> = Effect.gen(function* () {
      const key = yield* newKey;
      apply({ kind: "taken", key });
      if (!(yield* maySend)) {
        yield* unanswered;
        return "away";
      }
      const { sent } = facts();
      const answer = yield* Effect.result(port.send(sent));
      if (Result.isFailure(answer) && isUnanswered(answer.failure)) {
        yield* Effect.andThen(unanswered, reportLost(answer.failure));
        return "away";
      }
      found();
      if (Result.isSuccess(answer)) yield* port.confirm(answer.success, settle(sent, Exit.void), sent);
      else if (sent.length === 1 || isFatal(answer.failure)) yield* port.refuse(answer.failure, sent);
      else apply({ kind: "split" });
      return "there";
      // An interrupted or broken exchange has no known outcome.
    }).pipe(Effect.onError(() => unanswered));

    const markRead = () => {
      if (facts().isStale) apply({ kind: "read" });
    };
    const read = port.read.pipe(
      Effect.tap(() => {
        found();
        markRead();
        return Effect.void;
      }),
      Effect.tapError((error) => {
        if (isUnanswered(error)) apply({ kind: "outdated" });
        else markRead();
        return reportLost(error);
      }),
    );

    const exchange: Effect.Effect<Network> = Effect.gen(function* () {
      if (!(yield* mayStart)) return "away";
      if (hasWaiting()) return yield* send;
      if (!facts().isStale) return "there";
      const answer = yield* Effect.result(read);
      return Result.isFailure(answer) && isUnanswered(answer.failure) ? "away" : "there";
    });
    const step = turn.withPermit(
      Effect.catch(around(exchange), (error) => Effect.as(reportLost(error), "away" as const)),
    );
    const proceed: Effect.Effect<unknown> = yield* makeSyncLoop({ step, hasMore });

    /** Runs an operation while no exchange runs, and shows that it runs. */
    const alone = <A, E>(operation: Effect.Effect<A, E>) =>
      turn.withPermit(
        Effect.acquireUseRelease(
          Effect.sync(() => change({ isRefreshing: true })),
          () => operation,
          () => Effect.sync(() => change({ isRefreshing: false })),
        ),
      );

    return {
      proceed,
      alone,
      refresh: Effect.tap(alone(read), proceed),
      /** Sends what waits, until it is done or the network is away. */
      sendAll: Effect.suspend(function sendOn(): Effect.Effect<void> {
        if (!hasWaiting()) return Effect.void;
        return Effect.flatMap(step, (network) => (network === "there" ? Effect.suspend(sendOn) : Effect.void));
      }),
      /** Queues the change that `make` makes; settles when the server confirms or refuses it. */
      put: (queue: (pending: Pending) => void): Effect.Effect<void, ShopError> =>
        Effect.suspend(() => {
          const outcome = Deferred.makeUnsafe<void, ShopError>();
          queue({ outcomes: [outcome], goesAlone: false });
          return Effect.andThen(proceed, Deferred.await(outcome));
        }),
    };
  });

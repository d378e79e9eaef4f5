import * as Deferred from "effect/Deferred";
import * as Duration from "effect/Duration";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Result from "effect/Result";
import * as Semaphore from "effect/Semaphore";
import { errorText } from "../shop/errorText.ts";
import { Notices } from "../shop/Notices.ts";
import { sameData } from "../shop/sameData.ts";
import { ShopEnvironment } from "../shop/ShopEnvironment.ts";
import type { ShopError } from "../shop/ShopError.ts";
import { isNetworkFailure } from "../transport/isNetworkFailure.ts";
import { AbortedError, type TransportError } from "../transport/TransportError.ts";
import { keptActions } from "./keptActions.ts";
import type { ListAction } from "./ListAction.ts";
import { listsOnServer } from "./listsOnServer.ts";
import { type ListsStore, settledLists } from "./makeListsStore.ts";
import type { PendingAction } from "./PendingAction.ts";
import { isOfSameProduct, queueAction } from "./queueAction.ts";
import type { ShoppingList } from "./ShoppingList.ts";

/** As many as the service takes in one request. */
const most = 500;

/** Whether a request could be answered at all. */
type Network = "there" | "away";

/**
 * Keeps the lists and the service together: sends what is pending, one request at a time and in its order, until the server
 * has confirmed or refused all of it. `changed` runs after the server has changed a list.
 *
 * @rule LIST-7, NET-7
 */
export const listSync = (
  store: ListsStore,
  { changed, userId }: { readonly changed: Effect.Effect<void>; readonly userId: () => string | null },
) =>
  Effect.gen(function* () {
    const { onReconnect, settings, texts } = yield* ShopEnvironment;
    const notices = yield* Notices;
    const remote = yield* listsOnServer;
    const kept = yield* keptActions;
    const scope = yield* Effect.scope;
    const runFork = Effect.runForkWith(yield* Effect.context<never>());
    const exchange = yield* Semaphore.make(1);

    /** The server's lists may have changed without our knowing. */
    let isStale = false;
    /** The shopper knows that the network is away. */
    let isAway = false;
    /** How many waiting actions go one by one, because together they were refused. */
    let alone = 0;
    let isSending = false;
    let wake = Deferred.makeUnsafe<void>();

    /** Nobody waits for the storage. */
    const later = (effect: Effect.Effect<unknown>) => Effect.forkIn(effect, scope, { startImmediately: true });
    const tellAskers = (pending: ReadonlyArray<PendingAction>, exit: Exit.Exit<void, ShopError>) =>
      Effect.forEach(
        pending.flatMap(({ outcomes }) => outcomes),
        (outcome) => Deferred.done(outcome, exit),
        { discard: true },
      );
    const settle = (pending: ReadonlyArray<PendingAction>, exit: Exit.Exit<void, ShopError>) =>
      Effect.andThen(later(kept.drop(pending.map(({ action }) => action))), tellAskers(pending, exit));

    const tellAway = Effect.suspend(() => {
      if (isAway) return Effect.void;
      isAway = true;
      return notices.say({ kind: "error", text: texts.transport.network, durationMs: settings.noticeMs });
    });
    const there = (server: ReadonlyArray<ShoppingList>) => {
      isStale = false;
      isAway = false;
      store.change({ server, failure: null });
    };

    const requeue = () => {
      const { sent, waiting } = store.facts();
      store.change({ sent: [], waiting: waiting.reduce(queueAction, sent) });
    };

    const refuse = (error: ShopError, refused: ReadonlyArray<PendingAction>) =>
      Effect.gen(function* () {
        yield* Effect.logWarning("An action on a list was refused", error);
        // What the server made of it is unknown after an answer that could not be read.
        const current = yield* Effect.result(remote.read);
        isStale = Result.isFailure(current);
        const news = refused.map(({ action }) => ({ action, error }));
        store.change({
          sent: [],
          ...(Result.isSuccess(current) && { server: current.success }),
          refused: [...store.facts().refused, ...news],
        });
        const text = texts.lists.updateFailed(errorText(error, { texts }));
        yield* notices.say({ kind: "error", text, durationMs: settings.noticeMs });
        yield* settle(refused, Exit.fail(error));
      });

    const sendNext: Effect.Effect<Network> = Effect.gen(function* () {
      const { waiting } = store.facts();
      const sent = waiting.slice(0, alone > 0 ? 1 : most);
      alone = Math.max(0, alone - 1);
      store.change({ sent, waiting: waiting.slice(sent.length) });
      const answer = yield* Effect.result(remote.sync(sent.map(({ action }) => action)));
      if (Result.isSuccess(answer)) {
        const server = store.facts().server?.map((list) => answer.success.find(({ id }) => id === list.id) ?? list);
        isAway = false;
        store.change({ sent: [], server: server ?? null });
        yield* changed;
        yield* settle(sent, Exit.void);
        return "there";
      }
      const error = answer.failure;
      if (error._tag === "AbortedError") {
        store.change({ sent: [] });
        yield* tellAskers(sent, Exit.fail(error));
        return "there";
      }
      if (isNetworkFailure(error)) {
        requeue();
        yield* tellAway;
        return "away";
      }
      if (sent.length === 1) {
        yield* refuse(error, sent);
        return "there";
      }
      alone = sent.length;
      requeue();
      return "there";
    });

    const refreshStale: Effect.Effect<Network> = Effect.suspend(() => {
      isStale = false;
      return Effect.matchEffect(remote.read, {
        onSuccess: (server) => Effect.as(Effect.sync(() => there(server)), "there" as const),
        onFailure: (error) => {
          isStale = isNetworkFailure(error);
          return isStale ? Effect.as(tellAway, "away" as const) : Effect.succeed("there" as const);
        },
      });
    });

    const pause = Effect.suspend(() => {
      wake = Deferred.makeUnsafe();
      return Effect.race(Effect.sleep(Duration.millis(settings.reconnectMs)), Deferred.await(wake));
    });

    const hasActions = () => store.facts().waiting.length > 0;
    const sendAll = Effect.gen(function* () {
      while (hasActions() || isStale) {
        const network = yield* exchange.withPermit(
          Effect.suspend(() => (hasActions() ? sendNext : isStale ? refreshStale : Effect.succeed("there" as const))),
        );
        if (network === "away") yield* pause;
      }
      isSending = false;
    }).pipe(
      Effect.tapDefect((defect) => {
        isSending = false;
        return Effect.logFatal("Sending the lists' actions has failed", defect);
      }),
    );

    /** Goes on with what is pending, now. */
    const proceed = Effect.suspend(() => {
      Deferred.doneUnsafe(wake, Exit.void);
      if (isSending || !(hasActions() || isStale)) return Effect.void;
      isSending = true;
      return Effect.forkIn(sendAll, scope);
    });
    const ended = onReconnect(() => void runFork(proceed));
    yield* Effect.addFinalizer(() => Effect.sync(ended));

    /** The one exchange at this time; the state says that something is under way. */
    const exchanged = <A, E>(effect: Effect.Effect<A, E>) =>
      exchange.withPermit(
        Effect.acquireUseRelease(
          Effect.sync(() => store.change({ isAsking: true })),
          () => effect,
          () => Effect.sync(() => store.change({ isAsking: false })),
        ),
      );

    return {
      refresh: exchanged(
        Effect.tapError(Effect.map(remote.read, there), (failure) =>
          isNetworkFailure(failure) ? tellAway : Effect.sync(() => store.change({ failure })),
        ),
      ).pipe(Effect.tap(proceed)),

      /** Does something else to the lists, and loads what has become of them. */
      operate: <A>(operation: Effect.Effect<A, TransportError>) =>
        exchanged(
          Effect.gen(function* () {
            const answer = yield* Effect.result(operation);
            const current = yield* Effect.result(remote.read);
            if (Result.isSuccess(current)) there(current.success);
            isStale = Result.isFailure(current) && isNetworkFailure(current.failure);
            if (Result.isSuccess(answer)) yield* changed;
            return yield* Effect.fromResult(answer);
          }),
        ).pipe(Effect.ensuring(proceed)),

      /** Shows the action before the first wait; settles when the server has confirmed or refused it. */
      put: (action: ListAction): Effect.Effect<void, ShopError> =>
        Effect.suspend(() => {
          const user = userId();
          const outcome = Deferred.makeUnsafe<void, ShopError>();
          const { waiting, refused } = store.facts();
          store.change({
            waiting: queueAction(waiting, { action, outcomes: [outcome] }),
            refused: refused.filter((each) => !isOfSameProduct(each.action, action)),
          });
          const keep = user === null ? Effect.void : later(kept.keep(user, action));
          return keep.pipe(Effect.andThen(proceed), Effect.andThen(Deferred.await(outcome)));
        }),

      /** Settles when what was pending has been sent, or the network is away. */
      rest: exchange.withPermit(Effect.suspend(() => (hasActions() && !isAway ? sendNext : Effect.void))).pipe(Effect.asVoid),

      /** What was pending when the shopper's page was left, or they were; what they have done since comes after it. */
      restore: Effect.suspend(() => {
        const user = userId();
        if (user === null) return Effect.void;
        return Effect.flatMap(kept.of(user), (actions) => {
          if (user !== userId()) return Effect.void;
          const { sent, waiting } = store.facts();
          const old = actions.filter((action) => ![...sent, ...waiting].some((pending) => sameData(pending.action, action)));
          store.change({ waiting: waiting.reduce(queueAction, old.map((action) => ({ action, outcomes: [] }))) });
          return proceed;
        });
      }),

      /** The shopper is somebody else: nothing of theirs is shown. What they had pending is kept for when they are back. */
      forget: Effect.suspend(() => {
        const { sent, waiting } = store.facts();
        isStale = false;
        store.change(settledLists(null));
        return tellAskers([...sent, ...waiting], Exit.fail(new AbortedError()));
      }),
    };
  });

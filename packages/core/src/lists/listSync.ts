import * as Deferred from "effect/Deferred";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Result from "effect/Result";
import * as Semaphore from "effect/Semaphore";
import { errorText } from "../shop/errorText.ts";
import { log } from "../shop/log.ts";
import { Notices } from "../shop/Notices.ts";
import { sameData } from "../shop/sameData.ts";
import { ShopEnvironment } from "../shop/ShopEnvironment.ts";
import type { ShopError } from "../shop/ShopError.ts";
import { shownOutage } from "../shop/shownOutage.ts";
import { type Network, untilQuiet } from "../shop/untilQuiet.ts";
import { isNetworkFailure } from "../transport/isNetworkFailure.ts";
import { AbortedError, type TransportError } from "../transport/TransportError.ts";
import { keptActions } from "./keptActions.ts";
import type { ListAction } from "./ListAction.ts";
import { listsOnServer } from "./listsOnServer.ts";
import { type ListsStore, settledLists } from "./makeListsStore.ts";
import type { PendingAction } from "./PendingAction.ts";
import { isOfSameProduct, queueAction } from "./queueAction.ts";
import type { ShoppingList } from "./ShoppingList.ts";
import { listTexts } from "./text.hu.ts";

/** As many as the service takes in one request. */
const most = 500;

const tellAskers = (pending: ReadonlyArray<PendingAction>, exit: Exit.Exit<void, ShopError>) =>
  Effect.forEach(
    pending.flatMap(({ outcomes }) => outcomes),
    (outcome) => Deferred.done(outcome, exit),
  );

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
    const { settings, texts } = yield* ShopEnvironment;
    const notices = yield* Notices;
    const outage = yield* shownOutage(store);
    const remote = yield* listsOnServer;
    const kept = yield* keptActions;
    const scope = yield* Effect.scope;
    const exchange = yield* Semaphore.make(1);

    /** The server's lists may have changed without our knowing. */
    let isStale = false;
    /** How many waiting actions go one by one, because together they were refused. */
    let alone = 0;
    const hasActions = () => store.facts().waiting.length > 0;

    /** Nobody waits for the storage. */
    const later = (effect: Effect.Effect<unknown>) => Effect.forkIn(effect, scope, { startImmediately: true });
    const settle = (pending: ReadonlyArray<PendingAction>, exit: Exit.Exit<void, ShopError>) =>
      Effect.andThen(later(kept.drop(pending.map(({ action }) => action))), tellAskers(pending, exit));

    const there = (server: ReadonlyArray<ShoppingList>) => {
      isStale = false;
      outage.over();
      store.change({ server, failure: null });
    };

    const requeue = () => {
      const { sent, waiting } = store.facts();
      store.change({ sent: [], waiting: waiting.reduce(queueAction, sent) });
    };

    const confirm = (sent: ReadonlyArray<PendingAction>, news: ReadonlyArray<ShoppingList>) =>
      Effect.gen(function* () {
        const server = store.facts().server?.map((list) => news.find(({ id }) => id === list.id) ?? list);
        outage.over();
        store.change({ sent: [], server: server ?? null });
        yield* changed;
        yield* settle(sent, Exit.void);
      });

    const refuse = (error: ShopError, refused: ReadonlyArray<PendingAction>) =>
      Effect.gen(function* () {
        yield* log("warning", "An action on a list was refused", error);
        // What the server made of it is unknown after an answer that could not be read.
        const current = yield* Effect.result(remote.read);
        isStale = Result.isFailure(current);
        const news = refused.map(({ action }) => ({ action, error }));
        store.change({
          sent: [],
          ...(Result.isSuccess(current) && { server: current.success }),
          refused: [...store.facts().refused, ...news],
        });
        const text = (texts.lists ?? listTexts).updateFailed(errorText(error, { texts }));
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
        yield* confirm(sent, answer.success);
        return "there";
      }
      const error = answer.failure;
      if (error._tag === "AbortedError") {
        store.change({ sent: [] });
        yield* tellAskers(sent, Exit.fail(error));
      } else if (isNetworkFailure(error)) {
        requeue();
        yield* outage.tell;
        return "away";
      } else if (sent.length === 1) {
        yield* refuse(error, sent);
      } else {
        alone = sent.length;
        requeue();
      }
      return "there";
    });

    const refreshStale: Effect.Effect<Network> = Effect.matchEffect(remote.read, {
      onSuccess: (server) =>
        Effect.as(
          Effect.sync(() => there(server)),
          "there" as const,
        ),
      onFailure: (error) => {
        isStale = isNetworkFailure(error);
        return isStale ? Effect.as(outage.tell, "away" as const) : Effect.succeed("there" as const);
      },
    });

    const proceed = yield* untilQuiet({
      step: exchange.withPermit(
        Effect.suspend((): Effect.Effect<Network> => {
          if (hasActions()) return sendNext;
          return isStale ? refreshStale : Effect.succeed("there");
        }),
      ),
      hasMore: () => hasActions() || isStale,
    });

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
          isNetworkFailure(failure) ? outage.tell : Effect.sync(() => store.change({ failure })),
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

      /** Sends what is pending, once. */
      rest: exchange.withPermit(Effect.suspend(() => (hasActions() ? sendNext : Effect.void))),

      /** What was pending when the shopper's page was left, or they were; what they have done since comes after it. */
      restore: Effect.suspend(() => {
        const user = userId();
        if (user === null) return Effect.void;
        return Effect.flatMap(kept.of(user), (actions) => {
          if (user !== userId()) return Effect.void;
          const { sent, waiting } = store.facts();
          const isPending = (action: ListAction) =>
            [...sent, ...waiting].some((pending) => sameData(pending.action, action));
          const old = actions.filter((action) => !isPending(action)).map((action) => ({ action, outcomes: [] }));
          store.change({ waiting: waiting.reduce(queueAction, old) });
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

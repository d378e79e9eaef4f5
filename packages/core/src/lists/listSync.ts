import * as Deferred from "effect/Deferred";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Result from "effect/Result";
import * as Semaphore from "effect/Semaphore";
import { log } from "../kernel/log.ts";
import { Notices } from "../kernel/Notices.ts";
import { sameData } from "../kernel/sameData.ts";
import { ShopEnvironment } from "../kernel/ShopEnvironment.ts";
import type { ShopError } from "../kernel/ShopError.ts";
import { shownOutage } from "../transport/shownOutage.ts";
import { type Network, makeSyncLoop } from "../kernel/makeSyncLoop.ts";
import { isNetworkFailure } from "../transport/isNetworkFailure.ts";
import { AbortedError, type TransportError } from "../kernel/TransportError.ts";
import { keptActions } from "./keptActions.ts";
import type { ListAction } from "./ListAction.ts";
import { listsOnServer } from "./listsOnServer.ts";
import { type ListsStore, settledLists } from "./makeListsStore.ts";
import type { PendingAction } from "./PendingAction.ts";
import { isOfSameProduct, queueAction } from "./queueAction.ts";
import type { ShoppingList } from "./ShoppingList.ts";
import { listTexts } from "./text.hu.ts";

/** The service's limit for one request. */
const most = 500;

const complete = (pending: ReadonlyArray<PendingAction>, exit: Exit.Exit<void, ShopError>) =>
  Effect.forEach(
    pending.flatMap(({ outcomes }) => outcomes),
    (outcome) => Deferred.done(outcome, exit),
  );

/**
 * Synchronizes the lists with the service: sends pending actions in order, one request at a time, until the server has confirmed
 * or refused them all. `changed` runs after the server changes a list.
 *
 * @rule LIST-7, NET-7
 */
export const listSync = (
  store: ListsStore,
  { changed, userId }: { readonly changed: Effect.Effect<void>; readonly userId: () => string | null },
) =>
  Effect.gen(function* () {
    const { errorText, settings, texts } = yield* ShopEnvironment;
    const notices = yield* Notices;
    const outage = yield* shownOutage(store);
    const remote = yield* listsOnServer;
    const kept = yield* keptActions;
    const scope = yield* Effect.scope;
    const exchange = yield* Semaphore.make(1);

    /** The server's lists may have changed, so they must be fetched again. */
    let isStale = false;
    /** How many waiting actions are sent one by one, because their batch was refused. */
    let alone = 0;
    const hasActions = () => store.facts().waiting.length > 0;

    /** Runs storage work in the background. */
    const later = (effect: Effect.Effect<unknown>) => Effect.forkIn(effect, scope, { startImmediately: true });
    const settle = (pending: ReadonlyArray<PendingAction>, exit: Exit.Exit<void, ShopError>) =>
      Effect.andThen(later(kept.drop(pending.map(({ action }) => action))), complete(pending, exit));

    const accept = (server: ReadonlyArray<ShoppingList>) => {
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
        yield* log("warning", "A list action was refused", error);
        // The answer may be unreadable, so read the lists to learn what the server did.
        const current = yield* Effect.result(remote.read);
        isStale = Result.isFailure(current);
        const news = refused.map(({ action }) => ({ action, error }));
        store.change({
          sent: [],
          ...(Result.isSuccess(current) && { server: current.success }),
          refused: [...store.facts().refused, ...news],
        });
        const text = (texts.lists ?? listTexts).updateFailed(errorText(error));
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
        yield* complete(sent, Exit.fail(error));
      } else if (isNetworkFailure(error)) {
        requeue();
        yield* outage.report;
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
          Effect.sync(() => accept(server)),
          "there" as const,
        ),
      onFailure: (error) => {
        isStale = isNetworkFailure(error);
        return isStale ? Effect.as(outage.report, "away" as const) : Effect.succeed("there" as const);
      },
    });

    const proceed = yield* makeSyncLoop({
      step: exchange.withPermit(
        Effect.suspend((): Effect.Effect<Network> => {
          if (hasActions()) return sendNext;
          return isStale ? refreshStale : Effect.succeed("there");
        }),
      ),
      hasMore: () => hasActions() || isStale,
    });

    /** Runs an exchange alone, and marks the state as fetching. */
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
        Effect.tapError(Effect.map(remote.read, accept), (failure) =>
          isNetworkFailure(failure) ? outage.report : Effect.sync(() => store.change({ failure })),
        ),
      ).pipe(Effect.tap(proceed)),

      /** Runs another operation, then reloads the lists. */
      operate: <A>(operation: Effect.Effect<A, TransportError>) =>
        exchanged(
          Effect.gen(function* () {
            const answer = yield* Effect.result(operation);
            const current = yield* Effect.result(remote.read);
            if (Result.isSuccess(current)) accept(current.success);
            isStale = Result.isFailure(current) && isNetworkFailure(current.failure);
            if (Result.isSuccess(answer)) yield* changed;
            return yield* Effect.fromResult(answer);
          }),
        ).pipe(Effect.ensuring(proceed)),

      /** Shows the action immediately; settles when the server confirms or refuses it. */
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

      /** Sends the next batch of pending actions. */
      rest: exchange.withPermit(Effect.suspend(() => (hasActions() ? sendNext : Effect.void))),

      /** Restores the user's stored actions, before the actions made since. */
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

      /** Clears the previous user's lists. Their pending actions stay stored for their next login. */
      forget: Effect.suspend(() => {
        const { sent, waiting } = store.facts();
        isStale = false;
        store.change(settledLists(null));
        return complete([...sent, ...waiting], Exit.fail(new AbortedError()));
      }),
    };
  });

import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Result from "effect/Result";
import { log } from "../kernel/log.ts";
import { Notices } from "../kernel/Notices.ts";
import { sameData } from "../kernel/sameData.ts";
import { ShopEnvironment } from "../kernel/ShopEnvironment.ts";
import type { ShopError } from "../kernel/ShopError.ts";
import { AbortedError, type TransportError } from "../kernel/TransportError.ts";
import { makeOutbox } from "../outbox/makeOutbox.ts";
import { settle } from "../outbox/settle.ts";
import { isNetworkFailure } from "../transport/isNetworkFailure.ts";
import { keptActions } from "./keptActions.ts";
import type { ListAction } from "./ListAction.ts";
import { listsOnServer } from "./listsOnServer.ts";
import { type ListsStore, settledLists } from "./makeListsStore.ts";
import type { PendingAction } from "./PendingAction.ts";
import { isOfSameProduct } from "./queueAction.ts";
import type { ShoppingList } from "./ShoppingList.ts";
import { listTexts } from "./text.hu.ts";

/**
 * Synchronizes the lists with the service: shows actions immediately, and sends them through the outbox. `changed` runs after
 * the server changes a list.
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
    const remote = yield* listsOnServer;
    const kept = yield* keptActions;
    const scope = yield* Effect.scope;

    /** Runs storage work in the background. */
    const later = (effect: Effect.Effect<unknown>) => Effect.forkIn(effect, scope, { startImmediately: true });
    const drop = (pending: ReadonlyArray<PendingAction>) => later(kept.drop(pending.map(({ action }) => action)));

    const accept = (server: ReadonlyArray<ShoppingList>) => store.apply({ kind: "read" }, { server, failure: null });
    /** Learns what the server did, now or when the network is back. */
    const readAgain = Effect.match(remote.read, {
      onSuccess: accept,
      onFailure: ({ _tag }) => {
        if (_tag !== "AbortedError") store.apply({ kind: "outdated" });
      },
    });

    const outbox = yield* makeOutbox({
      store,
      // Actions are idempotent, so several tabs may send them, and without a key.
      around: (exchange) => exchange,
      newKey: Effect.succeed(null),
      isFatal: () => false,
      send: (sent: ReadonlyArray<PendingAction>) => remote.sync(sent.map(({ action }) => action)),
      confirm: (news, settled, sent) =>
        Effect.suspend(() => {
          const server = store.facts().server?.map((list) => news.find(({ id }) => id === list.id) ?? list) ?? null;
          store.apply({ kind: "confirmed" }, { server });
          return changed.pipe(Effect.andThen(drop(sent)), Effect.andThen(settled));
        }),
      refuse: (error, refused) =>
        Effect.gen(function* () {
          yield* log("warning", "A list action was refused", error);
          // The answer may be unreadable.
          yield* readAgain;
          const news = refused.map(({ action }) => ({ action, error }));
          store.apply({ kind: "refused" }, { refused: [...store.facts().refused, ...news] });
          const text = (texts.lists ?? listTexts).updateFailed(errorText(error));
          yield* notices.say({ kind: "error", text, durationMs: settings.noticeMs });
          yield* drop(refused);
          yield* settle(refused, Exit.fail(error));
        }),
      read: remote.read.pipe(
        Effect.map(accept),
        Effect.tapError((failure) => Effect.sync(() => isNetworkFailure(failure) || store.change({ failure }))),
      ),
    });

    return {
      refresh: outbox.refresh,
      /** Sends pending actions until they are done or the network is away. */
      rest: outbox.sendAll,

      /** Runs another operation, then reloads the lists. */
      operate: <A>(operation: Effect.Effect<A, TransportError>) =>
        outbox
          .alone(
            Effect.gen(function* () {
              const answer = yield* Effect.result(operation);
              yield* readAgain;
              if (Result.isSuccess(answer)) yield* changed;
              return yield* Effect.fromResult(answer);
            }),
          )
          .pipe(Effect.ensuring(outbox.proceed)),

      /** Shows the action immediately; settles when the server confirms or refuses it. */
      put: (action: ListAction): Effect.Effect<void, ShopError> =>
        Effect.suspend(() => {
          const user = userId();
          const put = outbox.put((outcomes) =>
            store.apply(
              { kind: "queued", change: { action, outcomes } },
              { refused: store.facts().refused.filter((each) => !isOfSameProduct(each.action, action)) },
            ),
          );
          return user === null ? put : Effect.andThen(later(kept.keep(user, action)), put);
        }),

      /** Restores the user's stored actions, before the actions made since. */
      restore: Effect.suspend(() => {
        const user = userId();
        if (user === null) return Effect.void;
        return Effect.flatMap(kept.of(user), (actions) => {
          if (user !== userId()) return Effect.void;
          const { sent, waiting } = store.facts();
          const isPending = (action: ListAction) =>
            [...sent, ...waiting].some((pending) => sameData(pending.action, action));
          const changes = actions.filter((action) => !isPending(action)).map((action) => ({ action, outcomes: [] }));
          store.apply({ kind: "restored", changes });
          return outbox.proceed;
        });
      }),

      /** Clears the previous user's lists. Their pending actions stay stored for their next login. */
      forget: Effect.suspend(() => {
        const { sent, waiting } = store.facts();
        store.apply({ kind: "forgotten" }, settledLists(null));
        return settle([...sent, ...waiting], Exit.fail(new AbortedError()));
      }),
    };
  });

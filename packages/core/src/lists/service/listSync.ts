import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import { log } from "../../kernel/log.ts";
import { Notices } from "../../kernel/Notices.ts";
import { sameData } from "../../kernel/sameData.ts";
import { ShopEnvironment } from "../../kernel/ShopEnvironment.ts";
import { sleep } from "../../kernel/Sleep.ts";
import type { ShopError } from "../../kernel/ShopError.ts";
import { AbortedError, type TransportError } from "../../kernel/TransportError.ts";
import { makeOutbox, type Outbox } from "../../outbox/makeOutbox.ts";
import { settle } from "../../outbox/settle.ts";
import { isNetworkFailure } from "../../transport/isNetworkFailure.ts";
import { storedActions } from "./storedActions.ts";
import type { ListAction } from "../model/ListAction.ts";
import { listsOnServer } from "../rest/listsOnServer.ts";
import { type ListsStore, settledLists } from "./makeListsStore.ts";
import type { PendingAction } from "../model/PendingAction.ts";
import { isOfSameEntry } from "../queue/queueAction.ts";
import type { ShoppingList } from "../model/ShoppingList.ts";
import { listTexts } from "../text.hu.ts";

/** What the parts of the lists' synchronization share. */
interface ListSyncParts {
  readonly store: ListsStore;
  readonly userId: () => string | null;
  /** Runs after the server changes a list. */
  readonly changed: Effect.Effect<void>;
  readonly remote: Effect.Success<typeof listsOnServer>;
  readonly stored: Effect.Success<typeof storedActions>;
  /** Runs storage work in the background. */
  readonly later: (effect: Effect.Effect<unknown>) => Effect.Effect<unknown>;
}

const drop = ({ stored, later }: ListSyncParts, pending: ReadonlyArray<PendingAction>) =>
  later(stored.drop(pending.map(({ action }) => action)));

const accept =
  ({ store }: ListSyncParts) =>
  (server: ReadonlyArray<ShoppingList>) =>
    store.apply({ kind: "read" }, { server, failure: null });

/** Reloads the lists to learn what the server did, now or when the network is back. */
const readAgain = (parts: ListSyncParts) =>
  Effect.match(parts.remote.read, {
    onSuccess: accept(parts),
    onFailure: ({ _tag }) => {
      if (_tag !== "AbortedError") parts.store.apply({ kind: "outdated" });
    },
  });

/** Shows refused actions, and notifies the shopper. */
const refuseActions = (parts: ListSyncParts) =>
  Effect.gen(function* () {
    const { errorText, settings, texts } = yield* ShopEnvironment;
    const notices = yield* Notices;
    return (error: ShopError, refused: ReadonlyArray<PendingAction>) =>
      Effect.gen(function* () {
        yield* log("warning", "A list action was refused", error);
        // The answer may be unreadable.
        yield* readAgain(parts);
        const news = refused.map(({ action }) => ({ action, error }));
        parts.store.apply({ kind: "refused" }, { refused: [...parts.store.facts().refused, ...news] });
        const text = (texts.lists ?? listTexts).updateFailed(errorText(error));
        yield* notices.say({ kind: "error", text, durationMs: settings.noticeMs });
        yield* drop(parts, refused);
        yield* settle(refused, Exit.fail(error));
      });
  });

const openOutbox = (parts: ListSyncParts) =>
  Effect.gen(function* () {
    const { store, remote } = parts;
    return yield* makeOutbox({
      store,
      // Actions are idempotent, so several tabs may send them, and without a key.
      around: (exchange) => exchange,
      newKey: Effect.succeed(null),
      isFatal: () => false,
      send: (sent: ReadonlyArray<PendingAction>) => remote.sync(sent.map(({ action }) => action)),
      confirm: (news, onShown, sent) =>
        Effect.suspend(() => {
          const server = store.facts().server?.map((list) => news.find(({ id }) => id === list.id) ?? list) ?? null;
          store.apply({ kind: "confirmed" }, { server });
          return parts.changed.pipe(Effect.andThen(drop(parts, sent)), Effect.andThen(onShown));
        }),
      refuse: yield* refuseActions(parts),
      read: remote.read.pipe(
        Effect.map(accept(parts)),
        Effect.tapError((failure) => Effect.sync(() => isNetworkFailure(failure) || store.change({ failure }))),
      ),
    });
  });

const keep = (
  { stored, userId }: Pick<ListSyncParts, "stored" | "userId">,
  actions: ReadonlyArray<ListAction>,
): Effect.Effect<unknown> =>
  Effect.suspend(() => {
    const user = userId();
    return user === null ? Effect.void : stored.save(user, actions);
  });

const put = ({ store, userId, stored, later }: ListSyncParts, outbox: Outbox, action: ListAction) =>
  Effect.suspend(() => {
    const sent = outbox.put((outcomes) =>
      store.apply(
        { kind: "queued", change: { action, outcomes } },
        { refused: store.facts().refused.filter((each) => !isOfSameEntry(each.action, action)) },
      ),
    );
    return Effect.andThen(later(keep({ stored, userId }, [action])), sent);
  });

const restore = ({ store, userId, stored }: ListSyncParts, { proceed }: Outbox) =>
  Effect.suspend(() => {
    const user = userId();
    if (user === null) return Effect.void;
    return Effect.flatMap(stored.of(user), (actions) => {
      if (user !== userId()) return Effect.void;
      const { sent, waiting } = store.facts();
      const isPending = (action: ListAction) =>
        [...sent, ...waiting].some((pending) => sameData(pending.action, action));
      const changes = actions.filter((action) => !isPending(action)).map((action) => ({ action, outcomes: [] }));
      store.apply({ kind: "restored", changes });
      return proceed;
    });
  });

/**
 * Synchronizes the lists with the service: shows actions immediately, and sends them through the outbox.
 *
 * @rule LIST-7, NET-7
 */
export const listSync = (store: ListsStore, given: Pick<ListSyncParts, "changed" | "userId">) =>
  Effect.gen(function* () {
    const scope = yield* Effect.scope;
    const { settings } = yield* ShopEnvironment;
    const parts: ListSyncParts = {
      ...given,
      store,
      remote: yield* listsOnServer,
      stored: yield* storedActions,
      later: (effect) => Effect.forkIn(effect, scope, { startImmediately: true }),
    };
    const outbox = yield* openOutbox(parts);

    return {
      refresh: outbox.refresh,
      /** Sends pending actions until they are done, the network is away, or the wait is over. */
      rest: Effect.raceFirst(outbox.sendAll, sleep(settings.identityWaitMs)),

      /** Runs another operation, then reloads the lists. */
      operate: <A>(operation: Effect.Effect<A, TransportError>) =>
        outbox
          .alone(
            operation.pipe(
              Effect.tapError(() => readAgain(parts)),
              Effect.tap(() => Effect.andThen(readAgain(parts), given.changed)),
            ),
          )
          .pipe(Effect.ensuring(outbox.proceed)),

      /** Shows the action immediately; settles when the server confirms or refuses it. */
      put: (action: ListAction): Effect.Effect<void, ShopError> => put(parts, outbox, action),

      /** Stores actions that are about to be put, so that a page which closes meanwhile loses none. */
      keep: (actions: ReadonlyArray<ListAction>) => keep(parts, actions),

      /** Restores the user's stored actions, before the actions made since. */
      restore: restore(parts, outbox),

      /** Clears the previous user's lists. Their pending actions stay stored for their next login. */
      forget: Effect.suspend(() => {
        const { sent, waiting } = store.facts();
        store.apply({ kind: "forgotten" }, settledLists(null));
        return settle([...sent, ...waiting], Exit.fail(new AbortedError()));
      }),
    };
  });

import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import { makeTurn } from "../../kernel/makeTurn.ts";
import { DurableStorage } from "../../kernel/DurableStorage.ts";
import { log } from "../../kernel/log.ts";
import { Notices } from "../../kernel/Notices.ts";
import { ShopEnvironment } from "../../kernel/ShopEnvironment.ts";
import { changesOfCart } from "../queue/changesOfCart.ts";
import type { ChangeIds } from "../queue/changeIds.ts";
import { toStored } from "../queue/toStored.ts";
import type { StoredChange } from "../model/StoredChange.ts";
import type { CartStore } from "./makeCartStore.ts";
import { mergeStored } from "../queue/mergeStored.ts";
import { readStored } from "../queue/readStored.ts";
import { settle } from "../../outbox/settle.ts";
import { fromStored } from "../queue/fromStored.ts";
import { cartTexts } from "../text.hu.ts";

const key = "cart.changes";

type Changes = ReadonlyMap<string, StoredChange>;

const mapOf = (changes: ReadonlyArray<StoredChange>): Changes => new Map(changes.map((each) => [each.id, each]));

/** Merges this tab's pending changes into the stored ones of all tabs, and returns those that are stored then. */
const storing = Effect.map(
  Effect.all([DurableStorage, ShopEnvironment]),
  ([{ update }, environment]) =>
    (merged: Parameters<typeof mergeStored>[1]) =>
      Effect.suspend(() => {
        let unreadable = 0;
        let isAwaited = true;
        return update(key, (before) => {
          // A late write might store changes that have been sent since.
          if (!isAwaited) return before;
          const read = readStored(before, environment);
          unreadable = read.unreadable;
          return mergeStored(read.changes, merged);
        }).pipe(
          Effect.tap(() =>
            unreadable > 0 ? log("error", "Stored cart changes could not be read", unreadable) : Effect.void,
          ),
          Effect.map((after) => mapOf(readStored(after, environment).changes)),
          Effect.onError(() => Effect.sync(() => (isAwaited = false))),
        );
      }),
);

/** Tells the shopper once that pending changes cannot be stored, until storage works again. */
const storageNotice = Effect.gen(function* () {
  const {
    settings,
    texts: { cart: texts = cartTexts },
  } = yield* ShopEnvironment;
  const notices = yield* Notices;
  let isReported = false;
  return {
    over: () => {
      isReported = false;
    },
    report: (cause: unknown, { hasPending }: { readonly hasPending: () => boolean }) =>
      Effect.suspend(() => {
        if (isReported || !hasPending()) return Effect.void;
        isReported = true;
        return notices.say({ kind: "error", text: texts.notStored, durationMs: settings.cartErrorMs });
      }).pipe(Effect.andThen(log("error", "Cart changes cannot be stored", cause))),
  };
});

/**
 * Stores pending changes, and removes them when they are confirmed, refused or dropped. All tabs share this storage: a change
 * that disappeared from it was sent by another tab, which also notifies the shopper about a refusal.
 */
export const persistChanges = (store: CartStore, ids: ChangeIds) =>
  Effect.gen(function* () {
    const { cookies, settings } = yield* ShopEnvironment;
    const write = yield* storing;
    const notice = yield* storageNotice;
    const inTurn = makeTurn();
    const runFork = Effect.runForkWith(yield* Effect.context<never>());

    /** Ids that this tab has seen in storage. */
    let known: ReadonlySet<string> = new Set();
    /** Fingerprint of this tab's last write: ids, carts and request keys. */
    let written = "";

    const cartId = () => cookies.get(settings.cartCookie);
    const pendingNow = (): Changes => mapOf(toStored(store.facts(), { cartId: cartId() }));

    const dropSent = (inStorage: Changes) => {
      const { waiting } = store.facts();
      const gone = waiting.filter(({ id }) => known.has(id) && !inStorage.has(id));
      if (gone.length === 0) return Effect.void;
      store.apply({ kind: "dropped", changes: gone }, { isStale: true });
      return settle(gone, Exit.void);
    };

    const restoreFound = (found: ReadonlyArray<StoredChange>) => {
      if (found.length === 0) return;
      for (const { id } of found) ids.after(id);
      store.apply({ kind: "restored", changes: fromStored(found) });
    };

    const reconcile = ({ restores }: { readonly restores: boolean }) =>
      inTurn(
        Effect.gen(function* () {
          const pending = pendingNow();
          const toWrite = [...pending.values()].map((each) => `${each.id} ${each.cartId} ${each.sentBy}`).join();
          if (!restores && written === toWrite) return true;
          const inStorage = yield* write({ pending, known });
          notice.over();
          written = toWrite;
          yield* dropSent(inStorage);
          const foreign = restores ? [...inStorage.values()].filter(({ id }) => !pending.has(id)) : [];
          const ours = changesOfCart(foreign, { cartId: cartId() });
          // Changes of another cart become known here, so the next write removes them.
          known = new Set([...[...pending.keys()].filter((id) => inStorage.has(id)), ...foreign.map(({ id }) => id)]);
          restoreFound(ours);
          if (ours.length < foreign.length) {
            yield* log("warning", "Changes of another cart were dropped", foreign.length - ours.length);
          }
          return true;
        }).pipe(
          Effect.catch((cause) => Effect.as(notice.report(cause, { hasPending: () => pendingNow().size > 0 }), false)),
        ),
      );

    const save = reconcile({ restores: false });
    store.follow(() => void runFork(save));

    return {
      /** Waits until the pending changes are stored. If storage fails, the shopper is notified. */
      save,
      /**
       * Restores stored changes, also of earlier pages, and drops those that other tabs sent. Runs before every request. Returns
       * whether the storage could be read.
       */
      restore: reconcile({ restores: true }),
    };
  });

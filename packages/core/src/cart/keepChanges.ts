import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Semaphore from "effect/Semaphore";
import { DurableStorage } from "../shop/DurableStorage.ts";
import { Notices } from "../shop/Notices.ts";
import { ShopEnvironment } from "../shop/ShopEnvironment.ts";
import { changeIds } from "./changeIds.ts";
import type { KeptChange } from "./KeptChange.ts";
import type { CartStore } from "./makeCartStore.ts";
import type { PendingChange } from "./PendingChange.ts";
import { queueChange } from "./queueChange.ts";
import { readKept } from "./readKept.ts";
import { settle } from "./settle.ts";

const key = "cart.changes";

const byId = (one: { readonly id: string }, other: { readonly id: string }) => (one.id < other.id ? -1 : 1);

const isSame = (one: KeptChange | undefined, other: KeptChange) =>
  one?.change === other.change && one.cartId === other.cartId;

/**
 * Keeps what is pending in durable storage, from which it goes as soon as it has been confirmed, refused or given up. All tabs
 * of a browser share what is kept there: what has gone was sent by another one.
 */
export const keepChanges = (store: CartStore) =>
  Effect.gen(function* () {
    const { cookies, settings, texts } = yield* ShopEnvironment;
    const { update } = yield* DurableStorage;
    const notices = yield* Notices;
    const ids = yield* changeIds;
    const turn = yield* Semaphore.make(1);
    const runFork = Effect.runForkWith(yield* Effect.context<never>());

    /** What is known to be kept of what is pending here, and of what is nobody's. */
    let kept: ReadonlyMap<string, KeptChange> = new Map();
    let isTold = false;

    const cartId = () => cookies.get(settings.cartCookie);
    const pending = (): ReadonlyMap<string, KeptChange> => {
      const { sent, waiting } = store.facts();
      return new Map([...sent, ...waiting].map(({ id, change, reason }) => [id, { id, cartId: cartId(), change, reason }]));
    };

    const tellNotKept = (cause: unknown) =>
      Effect.logError("Changes of the cart cannot be kept", cause).pipe(
        Effect.andThen(
          Effect.suspend(() => {
            if (isTold || pending().size === 0) return Effect.void;
            isTold = true;
            return notices.say({ kind: "error", text: texts.cart.notKept, durationMs: settings.cartErrorMs });
          }),
        ),
      );

    /** Answers what is kept by now, by whatever tab. */
    const write = (mine: ReadonlyMap<string, KeptChange>) => {
      const put = [...mine.values()].filter((change) => !isSame(kept.get(change.id), change));
      const isReplaced = new Set([...put.map(({ id }) => id), ...[...kept.keys()].filter((id) => !mine.has(id))]);
      let unreadable = 0;
      return update(key, (before) => {
        const read = readKept(before);
        unreadable = read.unreadable;
        return [...read.changes.filter(({ id }) => !isReplaced.has(id)), ...put].sort(byId);
      }).pipe(
        Effect.tap(() => (unreadable > 0 ? Effect.logError("Kept changes of the cart could not be read", unreadable) : Effect.void)),
        Effect.map((after) => readKept(after).changes),
      );
    };

    const settleGone = (after: ReadonlyArray<KeptChange>) => {
      const { waiting } = store.facts();
      const isKept = new Set(after.map(({ id }) => id));
      const gone = waiting.filter(({ id }) => kept.has(id) && !isKept.has(id));
      if (gone.length === 0) return Effect.void;
      store.change({ waiting: waiting.filter((each) => !gone.includes(each)), isStale: true });
      return settle(gone, Exit.void);
    };

    const takeUp = (found: ReadonlyArray<KeptChange>) => {
      if (found.length === 0) return;
      const taken = found.map(({ id, change, reason }): PendingChange => ({ id, change, reason, outcomes: [], goesAlone: false }));
      for (const { id } of taken) ids.after(id);
      const { waiting } = store.facts();
      store.change({ waiting: [...waiting, ...taken].sort(byId).reduce<typeof waiting>(queueChange, []) });
    };

    const reconcile = ({ takesUp }: { readonly takesUp: boolean }) =>
      turn.withPermit(
        Effect.gen(function* () {
          const mine = pending();
          const isNeeded = takesUp || mine.size !== kept.size || [...mine.values()].some((each) => !isSame(kept.get(each.id), each));
          if (!isNeeded) return;
          const after = yield* write(mine);
          isTold = false;
          yield* settleGone(after);
          const foreign = takesUp ? after.filter(({ id }) => !mine.has(id)) : [];
          const ours = foreign.filter((each) => each.cartId === null || each.cartId === cartId());
          // Those of a cart that this browser has no more go with the next writing.
          kept = new Map([...after.filter(({ id }) => mine.has(id)), ...foreign].map((each) => [each.id, mine.get(each.id) ?? each]));
          takeUp(ours);
          if (ours.length < foreign.length) yield* Effect.logWarning("Changes of another cart are given up", foreign.length - ours.length);
        }).pipe(Effect.catchTag("StorageError", tellNotKept)),
      );

    const keep = reconcile({ takesUp: false });
    store.follow(() => void runFork(keep));

    return {
      nextId: ids.next,
      /** Waits until what is pending is kept, and nothing else; where that is refused, the shopper has been told. */
      keep,
      /** Makes what is kept, by earlier pages too, pending here. For who alone sends now: no other tab's is under way then. */
      takeUp: reconcile({ takesUp: true }),
    };
  });

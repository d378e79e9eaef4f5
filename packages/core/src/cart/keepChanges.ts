import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Semaphore from "effect/Semaphore";
import { DurableStorage } from "../shop/DurableStorage.ts";
import { log } from "../shop/log.ts";
import { Notices } from "../shop/Notices.ts";
import { ShopEnvironment } from "../shop/ShopEnvironment.ts";
import { changesOfCart } from "./changesOfCart.ts";
import type { ChangeIds } from "./changeIds.ts";
import { handedOver } from "./handedOver.ts";
import { inOneQueue } from "./inOneQueue.ts";
import type { KeptChange } from "./KeptChange.ts";
import type { CartStore } from "./makeCartStore.ts";
import { mergeKept } from "./mergeKept.ts";
import { queueChange } from "./queueChange.ts";
import { readKept } from "./readKept.ts";
import { settle } from "./settle.ts";
import { takenUp } from "./takenUp.ts";
import { cartTexts } from "./text.hu.ts";

const key = "cart.changes";

type Changes = ReadonlyMap<string, KeptChange>;

const mapOf = (changes: ReadonlyArray<KeptChange>): Changes => new Map(changes.map((each) => [each.id, each]));

/**
 * Keeps what is pending in durable storage, from which it goes as soon as it has been confirmed, refused or given up. All tabs
 * of a browser share what is kept there: what has gone was sent by another one, which has told the shopper if it was refused.
 */
export const keepChanges = (store: CartStore, ids: ChangeIds) =>
  Effect.gen(function* () {
    const {
      cookies,
      settings,
      texts: { cart: texts = cartTexts },
    } = yield* ShopEnvironment;
    const { update } = yield* DurableStorage;
    const notices = yield* Notices;
    const turn = yield* Semaphore.make(1);
    const runFork = Effect.runForkWith(yield* Effect.context<never>());

    /** What is known to be kept, of what is pending here and of what is nobody's. */
    let known: ReadonlySet<string> = new Set();
    /** What was pending here when that was written; for which carts, sent by which keys. */
    let written = "";
    let isTold = false;

    const cartId = () => cookies.get(settings.cartCookie);
    const pendingNow = (): Changes => mapOf(handedOver(store.facts(), { cartId: cartId() }));

    const tellNotKept = (cause: unknown) =>
      Effect.suspend(() => {
        if (isTold || pendingNow().size === 0) return Effect.void;
        isTold = true;
        return notices.say({ kind: "error", text: texts.notKept, durationMs: settings.cartErrorMs });
      }).pipe(Effect.andThen(log("error", "Changes of the cart cannot be kept", cause)));

    const write = (pending: Changes) => {
      let unreadable = 0;
      let isAwaited = true;
      return update(key, (before) => {
        // What was to be kept so late has been sent meanwhile, perhaps.
        if (!isAwaited) return before;
        const read = readKept(before);
        unreadable = read.unreadable;
        return mergeKept(read.changes, { pending, known });
      }).pipe(
        Effect.tap(() =>
          unreadable > 0 ? log("error", "Kept changes of the cart could not be read", unreadable) : Effect.void,
        ),
        Effect.map((after) => mapOf(readKept(after).changes)),
        Effect.onError(() =>
          Effect.sync(() => {
            isAwaited = false;
          }),
        ),
      );
    };

    const dropSent = (kept: Changes) => {
      const { waiting } = store.facts();
      const gone = waiting.filter(({ id }) => known.has(id) && !kept.has(id));
      if (gone.length === 0) return Effect.void;
      store.change({ waiting: waiting.filter((each) => !gone.includes(each)), isStale: true });
      return settle(gone, Exit.void);
    };

    const takeUp = (found: ReadonlyArray<KeptChange>) => {
      if (found.length === 0) return;
      for (const { id } of found) ids.after(id);
      const { waiting } = store.facts();
      store.change({ waiting: inOneQueue([waiting, takenUp(found).reduce<typeof waiting>(queueChange, [])]) });
    };

    const reconcile = ({ takesUp }: { readonly takesUp: boolean }) =>
      turn.withPermit(
        Effect.gen(function* () {
          const pending = pendingNow();
          const toWrite = [...pending.values()].map((each) => `${each.id} ${each.cartId} ${each.sentBy}`).join();
          if (!takesUp && written === toWrite) return true;
          const kept = yield* write(pending);
          isTold = false;
          written = toWrite;
          yield* dropSent(kept);
          const foreign = takesUp ? [...kept.values()].filter(({ id }) => !pending.has(id)) : [];
          const ours = changesOfCart(foreign, { cartId: cartId() });
          // What is foreign and not taken up is known from now on, and goes with the next writing.
          known = new Set([...[...pending.keys()].filter((id) => kept.has(id)), ...foreign.map(({ id }) => id)]);
          takeUp(ours);
          if (ours.length < foreign.length) {
            yield* log("warning", "Changes of another cart are given up", foreign.length - ours.length);
          }
          return true;
        }).pipe(Effect.catchTag("StorageError", (cause) => Effect.as(tellNotKept(cause), false))),
      );

    const keep = reconcile({ takesUp: false });
    store.follow(() => void runFork(keep));

    return {
      /** Waits until what is pending is kept, and nothing else; where that is refused, the shopper has been told. */
      keep,
      /**
       * Makes what is kept, by earlier pages too, pending here, and drops what others have sent: before everything that is sent.
       * Answers whether the storage could be read.
       */
      takeUp: reconcile({ takesUp: true }),
    };
  });

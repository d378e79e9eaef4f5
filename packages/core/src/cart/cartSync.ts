import * as Deferred from "effect/Deferred";
import * as Duration from "effect/Duration";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Semaphore from "effect/Semaphore";
import { Dialogs } from "../dialogs/Dialogs.ts";
import { ShopEnvironment } from "../kernel/ShopEnvironment.ts";
import type { ShopError } from "../kernel/ShopError.ts";
import { shownOutage } from "../transport/shownOutage.ts";
import { Tabs } from "../kernel/Tabs.ts";
import { type Network, makeSyncLoop } from "../outbox/makeSyncLoop.ts";
import type { Cart } from "./Cart.ts";
import type { CartChange } from "./CartChange.ts";
import type { CartExchange } from "./CartExchange.ts";
import { cartOnServer } from "./cartOnServer.ts";
import { publishCart } from "./publishCart.ts";
import { changeIds } from "./changeIds.ts";
import { exchangeDeadline } from "./exchangeDeadline.ts";
import { followIdentity } from "./followIdentity.ts";
import { keepChanges } from "./keepChanges.ts";
import type { ChangeReason } from "./KeptChange.ts";
import type { CartStore } from "./makeCartStore.ts";
import type { PendingChange } from "./PendingChange.ts";
import { queueChange } from "./queueChange.ts";
import { refreshCart } from "./refreshCart.ts";
import { refuseChanges } from "./refuseChanges.ts";
import { sendChanges } from "./sendChanges.ts";
import { settle } from "../outbox/settle.ts";
import { withoutErrorOf } from "./withoutErrorOf.ts";

/** How often to retry a storage that does not answer. */
const maxRestoreTries = 5;

/**
 * Synchronizes the cart with the server: sends pending changes in order, one request at a time, until the server has
 * confirmed or refused them all. `afterUpdate` runs with the confirmed cart.
 *
 * @rule CART-16, NET-7
 */
export const cartSync = (store: CartStore, { afterUpdate }: Pick<CartExchange, "afterUpdate">) =>
  Effect.gen(function* () {
    const { settings } = yield* ShopEnvironment;
    const { ask } = yield* Dialogs;
    const { exclusively } = yield* Tabs;
    const remote = yield* cartOnServer;
    const outage = yield* shownOutage(store);
    const ids = yield* changeIds;
    const kept = yield* keepChanges(store, ids);
    const scope = yield* Effect.scope;
    const turn = yield* Semaphore.make(1);
    const quietly = <A, E>(effect: Effect.Effect<A, E>) => turn.withPermit(effect);

    /** Restores changes left by an earlier page or another tab. Retries in the background, as storage may open slowly. */
    const restore = Effect.gen(function* () {
      for (let tries = 1; !(yield* kept.restore) && tries < maxRestoreTries; tries += 1)
        yield* Effect.sleep(Duration.millis(settings.storageWaitMs));
    });
    const publisher = yield* publishCart(store, { ids, restore, proceed: Effect.suspend(() => proceed) });
    const hasWaiting = () => store.facts().waiting.length > 0;

    const add = (change: CartChange, reason: ChangeReason, outcomes: PendingChange["outcomes"]) => {
      const { waiting, lineErrors } = store.facts();
      store.change({
        waiting: queueChange(waiting, { id: ids.next(), change, reason, outcomes, goesAlone: false }),
        lineErrors: withoutErrorOf(change, lineErrors),
      });
    };

    const askForCoupon = (refused: PendingChange) =>
      Effect.gen(function* () {
        const { change, reason, outcomes } = refused;
        const lineIn = (cart: Cart | null) =>
          cart?.lines.find(({ product }) => "productId" in change && product.id === change.productId);
        const line = lineIn(store.facts().server);
        if (line === undefined) return false;
        const isChanged = () => {
          const now = lineIn(store.state.get().cart);
          return now?.quantity !== line.quantity || now.quantityType !== line.quantityType;
        };
        if (!isChanged() && (yield* ask({ kind: "couponLoss", productName: line.product.name })) === null) return false;
        // A newer change of this line, here or in another tab, overrides the removal.
        if (isChanged()) {
          yield* settle([refused], Exit.void);
          return true;
        }
        add({ kind: "choices", choices: { couponCode: null } }, "couponLoss", []);
        add(change, reason, outcomes);
        yield* proceed;
        return true;
      });

    const refuse = yield* refuseChanges({ store, remote, publisher, askForCoupon });
    const send = yield* sendChanges({
      store,
      remote,
      publisher,
      outage,
      refuse,
      keep: kept.keep,
      identityChanged: Effect.suspend(() => identityChanged),
      afterUpdate,
    });
    const { refresh, refreshStale } = yield* refreshCart({ store, remote, publisher, outage });

    const exchange: Effect.Effect<Network> = Effect.gen(function* () {
      // Skip changes that another tab has sent.
      yield* kept.restore;
      if (yield* identityChanged) return "away";
      // Update storage before releasing the lock, so that another tab does not send the same changes.
      if (hasWaiting()) return yield* Effect.tap(send, () => kept.keep);
      return store.facts().isStale ? yield* refreshStale : "there";
    });
    const step = exchange.pipe(
      exclusively("cart"),
      Effect.timeoutOrElse({
        duration: Duration.millis(exchangeDeadline(settings)),
        orElse: () => Effect.as(outage.report, "away" as const),
      }),
      quietly,
    );

    const proceed: Effect.Effect<unknown> = yield* makeSyncLoop({
      step,
      hasMore: () => hasWaiting() || store.facts().isStale,
    });

    const refreshNow = quietly(refresh).pipe(Effect.tap(proceed));
    const identityChanged = yield* followIdentity({
      store,
      publisher,
      quietly,
      sendAll: Effect.suspend(function sendOn(): Effect.Effect<void> {
        if (!hasWaiting()) return Effect.void;
        return Effect.flatMap(step, (network) => (network === "there" ? Effect.suspend(sendOn) : Effect.void));
      }),
      proceed,
      refresh: refreshNow,
    });

    yield* Effect.forkIn(Effect.andThen(restore, proceed), scope);

    return {
      refresh: refreshNow,
      /** *Queue.* Shows the change immediately; settles when the server confirms or refuses it. */
      put: (change: CartChange, reason: ChangeReason = "wanted"): Effect.Effect<void, ShopError> =>
        Effect.suspend(() => {
          const outcome = Deferred.makeUnsafe<void, ShopError>();
          add(change, reason, [outcome]);
          return Effect.andThen(proceed, Deferred.await(outcome));
        }),
    };
  });

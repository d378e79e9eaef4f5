import * as Deferred from "effect/Deferred";
import * as Duration from "effect/Duration";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Semaphore from "effect/Semaphore";
import { Dialogs } from "../modal/Dialogs.ts";
import { ShopEnvironment } from "../shop/ShopEnvironment.ts";
import type { ShopError } from "../shop/ShopError.ts";
import { shownOutage } from "../shop/shownOutage.ts";
import { Tabs } from "../shop/Tabs.ts";
import { type Network, untilQuiet } from "../shop/untilQuiet.ts";
import type { Cart } from "./Cart.ts";
import type { CartChange } from "./CartChange.ts";
import type { CartExchange } from "./CartExchange.ts";
import { cartOnServer } from "./cartOnServer.ts";
import { cartSight } from "./cartSight.ts";
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
import { settle } from "./settle.ts";
import { withoutErrorOf } from "./withoutErrorOf.ts";

/** How often a storage that does not answer is asked for what was left to be sent. */
const mostTakeUps = 5;

/**
 * Keeps the cart and the server together: sends what is pending, one request at a time and in its order, until the server has
 * confirmed or refused all of it. `afterUpdate` runs when changes have been confirmed, with the cart as it is then.
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

    /** An earlier page, or another tab, may have left something. Nobody waits for it, so that a storage that is slow to open is asked again. */
    const takeUp = Effect.gen(function* () {
      for (let tries = 1; !(yield* kept.takeUp) && tries < mostTakeUps; tries += 1)
        yield* Effect.sleep(Duration.millis(settings.storageWaitMs));
    });
    const sight = yield* cartSight(store, { ids, takeUp, proceed: Effect.suspend(() => proceed) });
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
        // Whoever has changed the line meanwhile, here or in another tab, wants that and not the removal.
        if (isChanged()) {
          yield* settle([refused], Exit.void);
          return true;
        }
        add({ kind: "choices", choices: { couponCode: null } }, "couponLoss", []);
        add(change, reason, outcomes);
        yield* proceed;
        return true;
      });

    const refuse = yield* refuseChanges({ store, remote, sight, askForCoupon });
    const send = yield* sendChanges({
      store,
      remote,
      sight,
      outage,
      refuse,
      keep: kept.keep,
      isSomebodyElse: Effect.suspend(() => isSomebodyElse),
      afterUpdate,
    });
    const { refresh, refreshStale } = yield* refreshCart({ store, remote, sight, outage });

    const exchange: Effect.Effect<Network> = Effect.gen(function* () {
      // What another tab has sent meanwhile is not sent again.
      yield* kept.takeUp;
      if (yield* isSomebodyElse) return "away";
      // Before another tab's turn comes: it must not find what has been sent already.
      if (hasWaiting()) return yield* Effect.tap(send, () => kept.keep);
      return store.facts().isStale ? yield* refreshStale : "there";
    });
    const step = exchange.pipe(
      exclusively("cart"),
      Effect.timeoutOrElse({
        duration: Duration.millis(exchangeDeadline(settings)),
        orElse: () => Effect.as(outage.tell, "away" as const),
      }),
      quietly,
    );

    const proceed: Effect.Effect<unknown> = yield* untilQuiet({
      step,
      hasMore: () => hasWaiting() || store.facts().isStale,
    });

    const refreshNow = quietly(refresh).pipe(Effect.tap(proceed));
    const isSomebodyElse = yield* followIdentity({
      store,
      sight,
      quietly,
      sendAll: Effect.suspend(function sendOn(): Effect.Effect<void> {
        if (!hasWaiting()) return Effect.void;
        return Effect.flatMap(step, (network) => (network === "there" ? Effect.suspend(sendOn) : Effect.void));
      }),
      proceed,
      refresh: refreshNow,
    });

    yield* Effect.forkIn(Effect.andThen(takeUp, proceed), scope);

    return {
      refresh: refreshNow,
      /** *Queue.* Shows the change before the first wait; settles when the server has confirmed or refused it. */
      put: (change: CartChange, reason: ChangeReason = "wanted"): Effect.Effect<void, ShopError> =>
        Effect.suspend(() => {
          const outcome = Deferred.makeUnsafe<void, ShopError>();
          add(change, reason, [outcome]);
          return Effect.andThen(proceed, Deferred.await(outcome));
        }),
    };
  });

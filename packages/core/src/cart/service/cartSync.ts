import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import { DeliveryService } from "../../delivery/service/ShopDelivery.ts";
import { Dialogs } from "../../dialogs/service/Dialogs.ts";
import { DurableStorage } from "../../kernel/DurableStorage.ts";
import { Notices } from "../../kernel/Notices.ts";
import { ShopEnvironment } from "../../kernel/ShopEnvironment.ts";
import type { ShopError } from "../../kernel/ShopError.ts";
import type { ShopSettings } from "../../kernel/ShopSettings.ts";
import { sleep } from "../../kernel/Sleep.ts";
import { Tabs } from "../../kernel/Tabs.ts";
import { makeOutbox } from "../../outbox/makeOutbox.ts";
import { settle } from "../../outbox/settle.ts";
import { idempotencyKey } from "../../transport/idempotencyKey.ts";
import { within } from "../../transport/within.ts";
import type { Cart } from "../model/Cart.ts";
import type { CartChange } from "../model/CartChange.ts";
import type { PendingChange } from "../model/PendingChange.ts";
import type { ChangeReason } from "../model/StoredChange.ts";
import { changeIds } from "../queue/changeIds.ts";
import { isFatal } from "../queue/isFatal.ts";
import { withoutErrorOf } from "../queue/withoutErrorOf.ts";
import { CartPersistence } from "./CartPersistence.ts";
import { cartOnServer } from "./cartOnServer.ts";
import { cartUser } from "./cartUser.ts";
import { confirmChanges } from "./confirmChanges.ts";
import { exchangeDeadline } from "./exchangeDeadline.ts";
import { followIdentity } from "./followIdentity.ts";
import type { CartStore } from "./makeCartStore.ts";
import { publishCart } from "./publishCart.ts";
import { readCart } from "./readCart.ts";
import { refuseChanges } from "./refuseChanges.ts";

/** Queues a change for its callers. */
type QueueCartChange = (change: CartChange, reason: ChangeReason, outcomes: PendingChange["outcomes"]) => void;

/**
 * Asks about a change that would lose the coupon, and queues it again without the coupon when the shopper agrees. A "no"
 * keeps both and is no error. True when the refusal needs no notice.
 *
 * @rule CART-12, SEAM-3
 */
const askForCoupon = (store: CartStore, { queue }: { readonly queue: QueueCartChange }) =>
  Effect.map(
    Dialogs,
    ({ ask }) =>
      (refused: PendingChange): Effect.Effect<boolean> =>
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
          const isDeclined =
            !isChanged() && (yield* ask({ kind: "couponLoss", productName: line.product.name })) === null;
          // A newer change of this line, here or in another tab, overrides the removal.
          if (isDeclined || isChanged()) {
            yield* settle([refused], Exit.void);
            return true;
          }
          queue({ kind: "choices", choices: { couponCode: null } }, "couponLoss", []);
          queue(change, reason, outcomes);
          return true;
        }),
  );

/** The number of retries of a storage that does not answer. */
const maxRestoreTries = 5;

/** Restores changes left by an earlier page or another tab. Retries, as storage may open slowly. */
const restoreSoon = (restore: Effect.Effect<boolean>, { storageWaitMs }: Pick<ShopSettings, "storageWaitMs">) =>
  Effect.gen(function* () {
    for (let tries = 1; !(yield* restore) && tries < maxRestoreTries; tries += 1) yield* sleep(storageWaitMs);
  });

/**
 * Synchronizes the cart with the server: shows changes immediately, and sends them through the outbox, one tab at a time.
 * `afterUpdate` runs with the confirmed cart.
 *
 * @rule CART-3, CART-16, NET-7
 */
export const cartSync = (
  store: CartStore,
  { afterUpdate }: { readonly afterUpdate: (cart: Cart) => Effect.Effect<void> },
) =>
  Effect.gen(function* () {
    const { errorText, settings } = yield* ShopEnvironment;
    const { catchUp } = yield* DeliveryService;
    const { lasts } = yield* DurableStorage;
    const notices = yield* Notices;
    const { exclusively } = yield* Tabs;
    const scope = yield* Effect.scope;
    const remote = yield* cartOnServer;
    const user = yield* cartUser;
    const ids = yield* changeIds;
    const persistence = yield* (yield* CartPersistence)(store, ids);
    const publisher = yield* publishCart(store, { ids });
    const queue: QueueCartChange = (change, reason, outcomes) =>
      store.apply(
        { kind: "queued", change: { id: ids.next(), change, reason, outcomes } },
        { lineErrors: withoutErrorOf(change, store.facts().lineErrors) },
      );
    const shared = { store, remote, publisher };

    const asUser = <A, E>(first: Effect.Effect<unknown>, exchange: Effect.Effect<A, E>) =>
      Effect.andThen(first, user.asCurrent(exchange));
    const update = (sent: ReadonlyArray<PendingChange>) =>
      remote.update(
        store.facts().server,
        sent.map(({ change }) => change),
        { key: sent[0]?.sentBy ?? null },
      );
    const outbox = yield* makeOutbox({
      store,
      around: (exchange) =>
        // Skip changes that another tab has sent.
        asUser(persistence.restore, exchange).pipe(
          // Update storage before releasing the lock, so that another tab does not send the same changes.
          Effect.tap(persistence.save),
          exclusively("cart"),
          within(exchangeDeadline(settings)),
        ),
      newKey: lasts ? idempotencyKey : Effect.succeed(null),
      // Store the key first, so that a later page can retry with it.
      send: (sent: ReadonlyArray<PendingChange>) => asUser(persistence.save, update(sent)),
      isFatal,
      confirm: yield* confirmChanges({ ...shared, afterUpdate }),
      refuse: yield* refuseChanges({ ...shared, askForCoupon: yield* askForCoupon(store, { queue }) }),
      read: yield* readCart(shared),
    });

    const refresh = Effect.tapError(Effect.andThen(catchUp, outbox.refresh), (error) =>
      isFatal(error)
        ? notices.say({ kind: "error", text: errorText(error), durationMs: settings.cartErrorMs })
        : Effect.void,
    );
    yield* followIdentity({ store, publisher, user, outbox, refresh });
    const restore = restoreSoon(persistence.restore, settings);
    yield* publisher.join({ restore, proceed: outbox.proceed });
    yield* Effect.forkIn(Effect.andThen(restore, outbox.proceed), scope);

    return {
      refresh,
      /** *Queue.* Shows the change immediately; settles when the server confirms or refuses it. */
      put: (change: CartChange, reason: ChangeReason = "wanted"): Effect.Effect<void, ShopError> =>
        outbox.put((outcomes) => queue(change, reason, outcomes)),
    };
  });

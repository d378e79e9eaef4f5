import * as Effect from "effect/Effect";
import { DeliveryService } from "../../delivery/service/ShopDelivery.ts";
import { Identity } from "../../identity/Identity.ts";
import { sameData } from "../../kernel/sameData.ts";
import { ShopEnvironment } from "../../kernel/ShopEnvironment.ts";
import type { OutboxEvent } from "../../outbox/transition.ts";
import type { Cart } from "../model/Cart.ts";
import type { CartFacts } from "../queue/cartStateOf.ts";
import { CartSharing } from "./CartSharing.ts";
import { shareEqualCart } from "../queue/shareEqualCart.ts";
import type { ChangeIds } from "../queue/changeIds.ts";
import type { CartStore } from "./makeCartStore.ts";
import { newestCart } from "../queue/newestCart.ts";
import type { PendingChange } from "../model/PendingChange.ts";
import { selectionOfCart } from "../rules/selectionOfCart.ts";
import type { CartReading } from "../model/CartReading.ts";

/**
 * Shows the server's responses about the cart, in this tab and in the others.
 *
 * @rule CART-15, CART-16
 */
export const publishCart = (store: CartStore, { ids }: { readonly ids: ChangeIds }) =>
  Effect.gen(function* () {
    const { cookies, settings } = yield* ShopEnvironment;
    const delivery = yield* DeliveryService;
    const identity = yield* Identity;
    const scope = yield* Effect.scope;

    /** Applies saved addresses only after a fetch, and never over the shopper's answer for this cart. */
    const followCart = (cart: Cart | null, { kind }: OutboxEvent<PendingChange>) => {
      const linkedOrder = cart?.linkedOrder ?? null;
      const isOpen = kind === "read" && cart !== null && !delivery.isAnswered(cart.id);
      const savedAddresses = isOpen ? (identity.state.get().user?.shippingAddresses ?? []) : [];
      const selected = selectionOfCart(delivery.selection.get(), {
        linkedOrder,
        savedAddresses,
        pickup: settings.pickupAddress,
        postcodeLength: settings.postcodeLength,
        postcodeCharacters: settings.postcodeCharacters,
      });
      if (selected === null || sameData(selected, delivery.selection.get())) return Effect.void;
      // The new place may have other shipping methods.
      return Effect.andThen(delivery.adopt(selected), Effect.forkIn(delivery.refreshMethods(), scope));
    };

    /** Changes the state once. */
    const show = ({ cart, methods }: CartReading, event: OutboxEvent<PendingChange>, facts: Partial<CartFacts>) =>
      Effect.suspend(() => {
        const newest = newestCart(store.facts().server, cart);
        store.apply(event, {
          failure: null,
          ...facts,
          server: newest && shareEqualCart(store.state.get().cart, newest),
        });
        return Effect.andThen(delivery.acceptMethods(methods), followCart(newest, event));
      });

    const isNews = ({ cart }: CartReading) => {
      const { server } = store.facts();
      return cart !== null && cart.id === cookies.get(settings.cartCookie) && newestCart(server, cart) !== server;
    };
    const shareCart = yield* CartSharing;
    const { announce, join } = yield* shareCart({
      store,
      ids,
      readingNow: () => ({ cart: store.facts().server, methods: delivery.methods.get() }),
      receive: (reading, event, elsewhere) =>
        reading !== null && isNews(reading)
          ? // The other tab's reading may be old, so a stale cart stays stale.
            show(reading, event, elsewhere)
          : Effect.sync(() => store.apply(event, elsewhere)),
    });

    return {
      join,
      /** Applies the event together with the server's response, which is current. */
      show: (reading: CartReading, event: OutboxEvent<PendingChange>, facts: Partial<CartFacts> = {}) =>
        Effect.andThen(announce(reading, event), show(reading, event, { isStale: false, ...facts })),
    };
  });

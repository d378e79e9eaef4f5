import * as Effect from "effect/Effect";
import { DeliveryService } from "../delivery/DeliveryService.ts";
import { Identity } from "../identity/Identity.ts";
import { sameData } from "../kernel/sameData.ts";
import { ShopEnvironment } from "../kernel/ShopEnvironment.ts";
import type { Cart } from "./Cart.ts";
import type { CartFacts } from "./cartStateOf.ts";
import { cartTabs } from "./cartTabs.ts";
import { keepSameParts } from "./keepSameParts.ts";
import type { CartStore } from "./makeCartStore.ts";
import { newestCart } from "./newestCart.ts";
import { selectionOfCart } from "./selectionOfCart.ts";
import type { CartReading } from "./CartReading.ts";

/** The facts that change together with the reading. */
interface Shown extends Partial<CartFacts> {
  /** Whether the cart was fetched, rather than changed by an update. */
  readonly isFetched: boolean;
}

/**
 * Shows the server's answers about the cart, in this tab and in the others.
 *
 * @rule CART-15, CART-16
 */
export const publishCart = (
  store: CartStore,
  { ids, restore, proceed }: Omit<Parameters<typeof cartTabs>[1], "readingNow" | "receive">,
) =>
  Effect.gen(function* () {
    const { cookies, settings } = yield* ShopEnvironment;
    const delivery = yield* DeliveryService;
    const identity = yield* Identity;
    const scope = yield* Effect.scope;

    /** Applies saved addresses only after a fetch, so that an update does not override the shopper's choice. */
    const followCart = (cart: Cart | null, { isFetched }: { readonly isFetched: boolean }) => {
      const linkedOrder = cart?.linkedOrder ?? null;
      const savedAddresses = isFetched ? (identity.state.get().user?.shippingAddresses ?? []) : [];
      const selected = selectionOfCart(delivery.selection.get(), {
        linkedOrder,
        savedAddresses,
        pickup: settings.pickupAddress,
        postcodeLength: settings.postcodeLength,
      });
      if (selected === null || sameData(selected, delivery.selection.get())) return Effect.void;
      // The new place may have other shipping methods.
      return Effect.andThen(delivery.adopt(selected), Effect.forkIn(delivery.refreshMethods(), scope));
    };

    /** Changes the state once. */
    const show = ({ cart, methods }: CartReading, { isFetched, ...facts }: Shown) =>
      Effect.suspend(() => {
        const newest = newestCart(store.facts().server, cart);
        store.change({ isStale: false, ...facts, server: newest && keepSameParts(store.state.get().cart, newest) });
        return Effect.andThen(delivery.acceptMethods(methods), followCart(newest, { isFetched }));
      });

    const isNews = ({ cart }: CartReading) => {
      const { server } = store.facts();
      return cart !== null && cart.id === cookies.get(settings.cartCookie) && newestCart(server, cart) !== server;
    };
    const { announce } = yield* cartTabs(store, {
      ids,
      restore,
      proceed,
      readingNow: () => ({ cart: store.facts().server, methods: delivery.methods.get() }),
      receive: (reading, facts) =>
        reading !== null && isNews(reading)
          ? // The other tab's reading may be old, so a stale cart stays stale.
            show(reading, { ...facts, isFetched: false, failure: null, isStale: store.facts().isStale })
          : Effect.sync(() => store.change(facts)),
    });

    return {
      show: (reading: CartReading, shown: Shown) => Effect.andThen(announce(reading, shown), show(reading, shown)),
    };
  });

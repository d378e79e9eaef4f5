import * as Effect from "effect/Effect";
import { DeliveryService } from "../delivery/DeliveryService.ts";
import { Identity } from "../session/Identity.ts";
import { sameData } from "../shop/sameData.ts";
import { ShopEnvironment } from "../shop/ShopEnvironment.ts";
import type { Cart } from "./Cart.ts";
import type { CartFacts } from "./cartStateOf.ts";
import { cartTabs } from "./cartTabs.ts";
import { keepSameParts } from "./keepSameParts.ts";
import type { CartStore } from "./makeCartStore.ts";
import { newestCart } from "./newestCart.ts";
import { selectionOfCart } from "./selectionOfCart.ts";
import type { SightOfCart } from "./SightOfCart.ts";

/** The facts that come with it. */
interface Shown extends Partial<CartFacts> {
  /** It has been fetched, not only changed. */
  readonly isGot: boolean;
}

/**
 * Shows what the server tells of the cart, here and in the other tabs.
 *
 * @rule CART-15, CART-16
 */
export const cartSight = (
  store: CartStore,
  { ids, takeUp, proceed }: Omit<Parameters<typeof cartTabs>[1], "sightNow" | "see">,
) =>
  Effect.gen(function* () {
    const { cookies, settings } = yield* ShopEnvironment;
    const delivery = yield* DeliveryService;
    const identity = yield* Identity;
    const scope = yield* Effect.scope;

    /** Saved addresses only where the cart is got: what a shopper chooses in the middle of something stays as they chose it. */
    const followCart = (cart: Cart | null, { isGot }: { readonly isGot: boolean }) => {
      const linkedOrder = cart?.linkedOrder ?? null;
      const savedAddresses = isGot ? (identity.state.get().user?.shippingAddresses ?? []) : [];
      const selected = selectionOfCart(delivery.selection.get(), {
        linkedOrder,
        savedAddresses,
        pickup: settings.pickupAddress,
      });
      if (selected === null || sameData(selected, delivery.selection.get())) return Effect.void;
      // Other methods may go there.
      return Effect.andThen(delivery.adopt(selected), Effect.forkIn(delivery.refreshMethods, scope));
    };

    /** As one change of the state. */
    const show = ({ cart, methods }: SightOfCart, { isGot, ...facts }: Shown) =>
      Effect.suspend(() => {
        const newest = newestCart(store.facts().server, cart);
        store.change({ isStale: false, ...facts, server: newest && keepSameParts(store.state.get().cart, newest) });
        return Effect.andThen(delivery.acceptMethods(methods), followCart(newest, { isGot }));
      });

    const isNews = ({ cart }: SightOfCart) => {
      const { server } = store.facts();
      return cart !== null && cart.id === cookies.get(settings.cartCookie) && newestCart(server, cart) !== server;
    };
    const { tell } = yield* cartTabs(store, {
      ids,
      takeUp,
      proceed,
      sightNow: () => ({ cart: store.facts().server, methods: delivery.methods.get() }),
      see: (sight, facts) =>
        sight !== null && isNews(sight)
          ? // It may have been told some time ago: who does not trust their cart asks all the same.
            show(sight, { ...facts, isGot: false, failure: null, isStale: store.facts().isStale })
          : Effect.sync(() => store.change(facts)),
    });

    return {
      show: (sight: SightOfCart, shown: Shown) => Effect.andThen(tell(sight, shown), show(sight, shown)),
    };
  });

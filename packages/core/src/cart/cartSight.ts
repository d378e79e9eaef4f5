import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import * as Schema from "effect/Schema";
import { DeliveryService } from "../delivery/DeliveryService.ts";
import { ShippingMethod } from "../delivery/ShippingMethod.ts";
import { Identity } from "../session/Identity.ts";
import { sameData } from "../shop/sameData.ts";
import { ShopEnvironment } from "../shop/ShopEnvironment.ts";
import { Tabs } from "../shop/Tabs.ts";
import { Cart } from "./Cart.ts";
import type { CartFacts } from "./cartStateOf.ts";
import { keepSameParts } from "./keepSameParts.ts";
import type { CartStore } from "./makeCartStore.ts";
import { newestCart } from "./newestCart.ts";
import { selectionOfCart } from "./selectionOfCart.ts";

/** The cart as the server tells of it, with the shipping methods for it. */
export const CartSight = Schema.Struct({
  cart: Schema.NullOr(Cart),
  methods: Schema.NullOr(Schema.Array(ShippingMethod)),
});
export interface CartSight extends Schema.Schema.Type<typeof CartSight> {}

/** The facts that come with it. */
interface Shown extends Partial<CartFacts> {
  /** It has been fetched, not only changed. */
  readonly isGot: boolean;
}

const topic = "cart";
const decode = Schema.decodeUnknownOption(CartSight);

/**
 * Shows what the server tells of the cart, here and in the other tabs.
 *
 * @rule CART-15, CART-16
 */
export const cartSight = (store: CartStore) =>
  Effect.gen(function* () {
    const { cookies, settings } = yield* ShopEnvironment;
    const delivery = yield* DeliveryService;
    const identity = yield* Identity;
    const { publish, subscribe } = yield* Tabs;
    const scope = yield* Effect.scope;
    const runFork = Effect.runForkWith(yield* Effect.context<never>());

    /** Saved addresses only where the cart is got: what a shopper chooses in the middle of something stays as they chose it. */
    const followCart = (cart: Cart | null, { isGot }: { readonly isGot: boolean }) => {
      const linkedOrder = cart?.linkedOrder ?? null;
      const savedAddresses = isGot ? (identity.state.get().user?.shippingAddresses ?? []) : [];
      const selected = selectionOfCart(delivery.selection.get(), { linkedOrder, savedAddresses });
      if (selected === null || sameData(selected, delivery.selection.get())) return Effect.void;
      // Other methods may go there.
      return Effect.andThen(delivery.adopt(selected), Effect.forkIn(delivery.refreshMethods, scope));
    };

    /** As one change of the state. */
    const show = ({ cart, methods }: CartSight, { isGot, ...facts }: Shown) =>
      Effect.suspend(() => {
        const newest = newestCart(store.facts().server, cart);
        store.change({ isStale: false, ...facts, server: newest && keepSameParts(store.state.get().cart, newest) });
        return Effect.andThen(delivery.acceptMethods(methods), followCart(newest, { isGot }));
      });

    const followTab = (sight: CartSight) => {
      const { server } = store.facts();
      const isOurs = sight.cart !== null && sight.cart.id === cookies.get(settings.cartCookie);
      return isOurs && newestCart(server, sight.cart) !== server ? show(sight, { isGot: false, failure: null }) : Effect.void;
    };
    const ended = subscribe(topic, (message) => {
      const sight = decode(message);
      if (Option.isSome(sight)) runFork(followTab(sight.value));
    });
    yield* Effect.addFinalizer(() => Effect.sync(ended));

    return {
      show: (sight: CartSight, shown: Shown) => Effect.andThen(show(sight, shown), publish(topic, sight)),
    };
  });

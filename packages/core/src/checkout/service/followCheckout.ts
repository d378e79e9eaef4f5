import * as Effect from "effect/Effect";
import { CartService } from "../../cart/service/ShopCart.ts";
import { DeliveryService } from "../../delivery/service/ShopDelivery.ts";
import { Identity } from "../../identity/Identity.ts";
import { follow, makeFork } from "../../kernel/follow.ts";
import type { WritableStore } from "../../kernel/makeStore.ts";
import type { CheckoutInformation } from "../model/CheckoutInformation.ts";
import type { CheckoutView } from "../flow/CheckoutView.ts";
import { makeCheckoutInformation } from "./makeCheckoutInformation.ts";
import type { makeTimeSlots } from "./makeTimeSlots.ts";

/**
 * Keeps the server's responses up to date, once they have been loaded: reloads them when what they depend on changes. Returns the
 * load.
 */
export const followCheckout = ({
  information,
  view,
  slots,
  recompute,
  offerLinking,
}: {
  readonly information: WritableStore<CheckoutInformation>;
  readonly view: () => CheckoutView;
  readonly slots: Pick<
    Effect.Success<ReturnType<typeof makeTimeSlots>>,
    "recompute" | "refresh" | "revalidate" | "state"
  >;
  readonly recompute: () => void;
  readonly offerLinking: Effect.Effect<void>;
}) =>
  Effect.gen(function* () {
    const cart = yield* CartService;
    const delivery = yield* DeliveryService;
    const identity = yield* Identity;
    const ask = yield* makeCheckoutInformation;
    const fork = yield* makeFork;

    const concern = () => {
      const { cart: present, shippingMethod } = cart.state.get();
      const { isLoggedIn, user } = identity.state.get();
      const { billingAddress } = view().data;
      const methods = [present?.shippingMethod?.id, shippingMethod?.id];
      const parts = [present?.id, present?.linkedOrder?.id, present?.billingAddress?.id, billingAddress?.id];
      return JSON.stringify([...methods, ...parts, isLoggedIn, user?.id]);
    };
    /** The inputs of the server's responses. Null before the first load. */
    let askedFor = information.get().paymentMethods && concern();
    const refresh = Effect.suspend(() => {
      askedFor = concern();
      return ask({ billingAddressId: view().data.billingAddress?.id ?? null });
    }).pipe(
      Effect.tap((loaded) =>
        Effect.sync(() => {
          information.set(loaded);
          recompute();
          fork(offerLinking);
        }),
      ),
      Effect.andThen(slots.refresh),
    );

    const changed = () => {
      // A lost slot is told on pages that offer none, too.
      slots.recompute();
      recompute();
      if (askedFor === null || cart.state.get().isEstimate) return;
      fork(slots.revalidate);
      if (askedFor !== concern()) fork(refresh);
    };
    yield* Effect.forEach([cart.state, delivery.selection, delivery.methods, identity.state], ({ subscribe }) =>
      follow(subscribe, changed),
    );
    yield* follow(slots.state.subscribe, recompute);
    slots.recompute();
    return refresh;
  });

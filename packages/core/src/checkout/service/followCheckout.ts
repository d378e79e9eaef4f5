import * as Effect from "effect/Effect";
import { newAddress } from "../../address/newAddress.ts";
import { CartService } from "../../cart/service/ShopCart.ts";
import { DeliveryService } from "../../delivery/service/ShopDelivery.ts";
import { deliveryServiceTexts } from "../../delivery/text.hu.ts";
import { Identity } from "../../identity/Identity.ts";
import { Notices } from "../../kernel/Notices.ts";
import { ShopEnvironment } from "../../kernel/ShopEnvironment.ts";
import { command } from "../../kernel/command.ts";
import { follow, makeFork } from "../../kernel/follow.ts";
import { latestWins } from "../../kernel/latestWins.ts";
import { log } from "../../kernel/log.ts";
import type { WritableStore } from "../../kernel/makeStore.ts";
import { GraphqlTransport } from "../../transport/GraphqlTransport.ts";
import type { CheckoutView } from "../flow/CheckoutView.ts";
import { linkableOrdersQuery, paymentMethodsQuery } from "../graphql/generated/operations.ts";
import type { CheckoutInformation } from "../model/CheckoutInformation.ts";
import type { makeTimeSlots } from "./makeTimeSlots.ts";

/**
 * Loads the server's offers for a checkout. *Latest wins.* Never fails: failed parts are null.
 *
 * @rule INFO-1, INFO-3
 */
const makeCheckoutInformation = Effect.gen(function* () {
  const {
    settings,
    texts: { delivery: texts = deliveryServiceTexts },
  } = yield* ShopEnvironment;
  const { request } = yield* GraphqlTransport;
  const notices = yield* Notices;
  const cart = yield* CartService;
  const identity = yield* Identity;

  const askPayments = (billingAddressId: string | null) => {
    const present = cart.state.get().cart;
    return request(paymentMethodsQuery, {
      variables: {
        cartId: present?.id || null,
        billingAddressId: billingAddressId === newAddress.id ? null : billingAddressId,
        orderId: present?.linkedOrder?.id ?? null,
      },
    }).pipe(
      Effect.map(({ paymentMethods }) => paymentMethods),
      Effect.catch((error) =>
        log("warning", "Could not load the payment methods", error).pipe(
          Effect.andThen(
            notices.say({ kind: "error", text: texts.checkoutInformationFailed, durationMs: settings.noticeMs }),
          ),
          Effect.as(null),
        ),
      ),
    );
  };

  const askOrders = Effect.suspend(() =>
    identity.state.get().isLoggedIn
      ? request(linkableOrdersQuery, {
          variables: { cartId: cart.state.get().cart?.id ?? "" },
        }).pipe(
          Effect.map(({ linkableOrders }): CheckoutInformation["linkableOrders"] => linkableOrders),
          Effect.catch((error) => Effect.as(log("warning", "Could not load the orders to link to", error), null)),
        )
      : Effect.succeed<CheckoutInformation["linkableOrders"]>([]),
  );

  return yield* command(
    { name: "checkout.refresh", policy: latestWins, requests: 1 },
    ({ billingAddressId }: { readonly billingAddressId: string | null }): Effect.Effect<CheckoutInformation> =>
      Effect.all(
        { paymentMethods: askPayments(billingAddressId), linkableOrders: askOrders },
        { concurrency: "unbounded" },
      ),
  );
});

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
      // Pages without slots also show that a slot was lost.
      slots.recompute();
      recompute();
      const present = cart.state.get();
      if (present.isEstimate) return;
      // Whether a reserved slot goes to the place is known from the place's slots alone.
      if (askedFor !== null || Boolean(present.cart?.timeSlot)) fork(slots.revalidate);
      if (askedFor !== null && askedFor !== concern()) fork(refresh);
    };
    yield* Effect.forEach([cart.state, delivery.selection, delivery.methods, identity.state], ({ subscribe }) =>
      follow(subscribe, changed),
    );
    yield* follow(slots.state.subscribe, recompute);
    changed();
    return refresh;
  });

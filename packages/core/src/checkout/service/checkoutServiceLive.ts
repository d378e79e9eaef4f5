import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { newAddress } from "../../address/newAddress.ts";
import { Analytics } from "../../analytics/service/Analytics.ts";
import { analyticsItem } from "../../analytics/rules/analyticsItem.ts";
import type { CartChoices } from "../../cart/model/Cart.ts";
import { CartService } from "../../cart/service/ShopCart.ts";
import { cartServiceLive } from "../../cart/service/cartServiceLive.ts";
import { DeliveryService } from "../../delivery/service/ShopDelivery.ts";
import { deliveryServiceLive } from "../../delivery/service/deliveryServiceLive.ts";
import { Identity } from "../../identity/Identity.ts";
import { command } from "../../kernel/command.ts";
import { latestWins } from "../../kernel/latestWins.ts";
import { makeStore } from "../../kernel/makeStore.ts";
import { selfManaged } from "../../kernel/selfManaged.ts";
import { ShopEnvironment } from "../../kernel/ShopEnvironment.ts";
import type { ShopError } from "../../kernel/ShopError.ts";
import { GraphqlTransport } from "../../transport/GraphqlTransport.ts";
import type { CheckoutInformation } from "../model/CheckoutInformation.ts";
import { checkoutPaths, type CheckoutStep } from "../model/checkoutPaths.ts";
import { CheckoutService } from "./ShopCheckout.ts";
import type { CheckoutView } from "../flow/CheckoutView.ts";
import { choicesToSend } from "../flow/choicesToSend.ts";
import { enteredData } from "./enteredData.ts";
import { followCheckout } from "./followCheckout.ts";
import { guardCheckout } from "../rules/guardCheckout.ts";
import { linkOrders } from "./linkOrders.ts";
import { makeCheckoutView } from "./makeCheckoutView.ts";
import { makeOrderPlacing } from "./makeOrderPlacing.ts";
import { makeTimeSlots } from "./makeTimeSlots.ts";
import { neighbourSteps } from "../rules/neighbourSteps.ts";
import { noOrderData } from "../rules/noOrderData.ts";
import { orderBlockers } from "../rules/orderBlockers.ts";
import type { OrderData } from "../model/OrderData.ts";
import type { PostPointQuery } from "../model/PostPointQuery.ts";
import { postPointsQuery } from "../graphql/generated/operations.ts";

const unasked: CheckoutInformation = { paymentMethods: null, linkableOrders: null };

const queued = selfManaged("queue");

/** @rule ANALYT-1 */
const arrive = (cart: CartService["Service"], step: CheckoutStep | null) => {
  const { cart: present, totals } = cart.state.get();
  if (step === null) return Effect.void;
  const items = (present?.lines ?? []).map(analyticsItem);
  return Effect.flatMap(Analytics, ({ track }) => track({ kind: "checkout", step, items, total: totals.total }));
};

/** Sends the choices that the server's cart lacks. */
const sending = (view: () => CheckoutView) =>
  Effect.map(CartService, (cart) => {
    const unsent = () => choicesToSend(view().checkout, { known: view().data, cart: cart.state.get().cart });
    const send = (pressed: Pick<Partial<CartChoices>, "shippingMethod"> = {}): Effect.Effect<void, ShopError> =>
      Effect.suspend(() => {
        const choices = { ...unsent(), ...pressed };
        const { cart: present, isEstimate } = cart.state.get();
        if (!present?.lines.length) return Effect.void;
        if (Object.keys(choices).length > 0) return cart.choose(choices);
        // A pending change has not reached the cart, and may still be refused.
        return isEstimate ? Effect.andThen(cart.idle, send()) : Effect.void;
      });
    return {
      unsent,
      send,
      leave: (step: CheckoutStep) =>
        Effect.gen(function* () {
          if (!Object.hasOwn(checkoutPaths, step))
            return yield* Effect.die(new TypeError(`checkout.leave: there is no step "${step}"`));
          yield* send();
          const state = view().checkout;
          const blockers = orderBlockers(state, { leaving: step });
          if (blockers.length === 0) yield* arrive(cart, neighbourSteps(step, state).next);
          return blockers;
        }),
    };
  });

const findPostPoints = Effect.flatMap(GraphqlTransport, ({ request }) =>
  command(
    { name: "checkout.findPostPoints", policy: latestWins, requests: 1 },
    ({ postcode, ...query }: PostPointQuery) =>
      Effect.map(
        request(postPointsQuery, {
          variables: { filters: { ...query, postcode: postcode === undefined ? undefined : Number(postcode) } },
        }),
        ({ postPoints }) => postPoints,
      ),
  ),
);

/** The commands that store the shopper's input and send it. */
const inputCommands = (
  entered: Effect.Success<typeof enteredData>,
  {
    save,
    send,
  }: {
    readonly save: (data: OrderData) => Effect.Effect<void>;
    readonly send: Effect.Success<ReturnType<typeof sending>>["send"];
  },
) =>
  Effect.gen(function* () {
    const delivery = yield* DeliveryService;
    // Picking a saved address sets the whole address (MODAL-2).
    yield* delivery.afterSelect(
      Effect.suspend(() => {
        const selection = delivery.selection.get();
        const isWhole = selection?.type === "delivery" && selection.deliveryType === "savedAddress";
        return isWhole ? save({ ...entered.get(), shippingAddress: null }) : Effect.void;
      }),
    );
    /** A pressed method goes to the cart at once, where every page reads it; one that is not offered changes nothing. */
    const pressOf = (id: string | null | undefined): Pick<Partial<CartChoices>, "shippingMethod"> => {
      const shippingMethod = id === null ? null : delivery.methods.get()?.find((method) => method.id === id);
      return shippingMethod === undefined ? {} : { shippingMethod };
    };
    return {
      update: yield* command(
        { name: "checkout.update", policy: queued, requests: null },
        ({ shippingMethodId, ...data }: Partial<OrderData>) =>
          Effect.andThen(
            // A cleared form differs from a form without input.
            Effect.suspend(() =>
              save({
                ...entered.get(),
                ...data,
                ...(data.shippingAddress === null && { shippingAddress: newAddress }),
              }),
            ),
            Effect.suspend(() => send(pressOf(shippingMethodId))),
          ),
      ),
    };
  });

export const checkoutServiceLive = Layer.effect(
  CheckoutService,
  Effect.gen(function* () {
    const { snapshot } = yield* ShopEnvironment;
    const identity = yield* Identity;
    const cart = yield* CartService;

    const entered = yield* enteredData;
    const information = makeStore(snapshot?.checkout ?? unasked);
    const { view, recompute: recomputeWith } = yield* makeCheckoutView({ entered: entered.get, information });
    const slots = yield* makeTimeSlots({
      method: () => view.get().checkout.shippingMethod,
    });
    const recompute = () => recomputeWith(slots.state.get().hold);
    const linking = yield* linkOrders(information);
    const refresh = yield* followCheckout({
      information,
      view: view.get,
      slots,
      recompute,
      offerLinking: linking.offer,
    });

    const save = (data: OrderData) => Effect.tap(entered.save(data), () => Effect.sync(recompute));
    const { unsent, send, leave } = yield* sending(view.get);
    const { update } = yield* inputCommands(entered, { save, send });
    const placing = yield* makeOrderPlacing({ view: view.get, unsent, clearData: save(noOrderData) });

    // SESS-4: entered data belong to one user.
    const forget = Effect.suspend(() => {
      information.set(unasked);
      return Effect.andThen(linking.forget, Effect.andThen(save(noOrderData), placing.dismiss));
    });
    yield* identity.follow({
      change: Effect.tap(({ kind }) => (kind === "logout" ? forget : Effect.suspend(() => save(entered.get())))),
    });

    return CheckoutService.of({
      view,
      information: information.get,
      timeSlots: slots.state,
      placing: placing.state,
      refresh: () => refresh,
      guard: (path) => guardCheckout(path, view.get().checkout),
      update,
      leave: yield* command({ name: "checkout.leave", policy: queued, requests: null }, leave),
      linkTo: yield* command({ name: "checkout.linkTo", policy: queued, requests: null }, (orderId: string | null) =>
        Effect.suspend(() => {
          const isUnlinking = orderId === null && Boolean(cart.state.get().cart?.linkedOrder);
          // An unlinked cart takes the delivery that the checkout shows.
          return Effect.andThen(linking.linkTo(orderId), isUnlinking ? send() : Effect.void);
        }),
      ),
      chooseTimeSlot: yield* command({ name: "checkout.chooseTimeSlot", policy: queued, requests: null }, slots.choose),
      findPostPoints: yield* findPostPoints,
      place: placing.place,
      dismiss: () => placing.dismiss,
    });
  }),
).pipe(Layer.provide(cartServiceLive), Layer.provide(deliveryServiceLive));

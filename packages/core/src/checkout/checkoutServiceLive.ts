import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { Analytics } from "../analytics/Analytics.ts";
import { analyticsItem } from "../analytics/analyticsItem.ts";
import { CartService } from "../cart/CartService.ts";
import { cartServiceLive } from "../cart/cartServiceLive.ts";
import { preselectedOrder } from "../cart/preselectedOrder.ts";
import { cartTexts } from "../cart/text.hu.ts";
import { DeliveryService } from "../delivery/DeliveryService.ts";
import { deliveryServiceLive } from "../delivery/deliveryServiceLive.ts";
import { newAddress } from "../address/newAddress.ts";
import { shippingTraits } from "../shipping/shippingKinds.ts";
import type { ShippingMethod } from "../delivery/ShippingMethod.ts";
import { Dialogs } from "../dialogs/Dialogs.ts";
import { offeredPaymentMethods } from "../payment/offeredPaymentMethods.ts";
import type { PaymentMethod } from "../payment/PaymentMethod.ts";
import { Identity } from "../identity/Identity.ts";
import { selfManaged } from "../kernel/selfManaged.ts";
import { command } from "../kernel/command.ts";
import { keepSame } from "../kernel/keepSame.ts";
import { latestWins } from "../kernel/latestWins.ts";
import { makeStore, type WritableStore } from "../kernel/makeStore.ts";
import { Notices } from "../kernel/Notices.ts";
import { ignoreFailure } from "../kernel/ignoreFailure.ts";
import { ShopEnvironment } from "../kernel/ShopEnvironment.ts";
import type { ShopError } from "../kernel/ShopError.ts";
import { PostPointsDocument } from "../transport/generated/documents.ts";
import { GraphqlTransport } from "../transport/GraphqlTransport.ts";
import { ServerError } from "../kernel/TransportError.ts";
import type { CheckoutInformation } from "./CheckoutInformation.ts";
import type { CheckoutStep } from "./checkoutPaths.ts";
import { CheckoutService } from "./CheckoutService.ts";
import { type CheckoutSources, checkoutState } from "./checkoutState.ts";
import type { CheckoutView } from "./CheckoutView.ts";
import { choicesToSend } from "./choicesToSend.ts";
import { enteredData } from "./enteredData.ts";
import { guardCheckout } from "./guardCheckout.ts";
import { knownOrderData } from "./knownOrderData.ts";
import type { LinkableOrder } from "../cart/LinkableOrder.ts";
import { makeCheckoutInformation } from "./makeCheckoutInformation.ts";
import { makeOrderPlacing } from "./makeOrderPlacing.ts";
import { makeTimeSlots } from "./makeTimeSlots.ts";
import { neighbourSteps } from "./neighbourSteps.ts";
import { noOrderData } from "./noOrderData.ts";
import { orderBlockers } from "./orderBlockers.ts";
import type { OrderData } from "./OrderData.ts";
import type { PostPointQuery } from "./PostPointQuery.ts";
import type { TimeSlotsState } from "./TimeSlotsState.ts";
import { postPointsAnswer } from "./generated/answers.ts";

const unasked: CheckoutInformation = { paymentMethods: null, linkableOrders: null };

export const checkoutServiceLive = Layer.effect(
  CheckoutService,
  Effect.gen(function* () {
    const { errorText, settings, snapshot, texts } = yield* ShopEnvironment;
    const { request } = yield* GraphqlTransport;
    const cart = yield* CartService;
    const delivery = yield* DeliveryService;
    const identity = yield* Identity;
    const notices = yield* Notices;
    const scope = yield* Effect.scope;
    const runFork = Effect.runForkWith(yield* Effect.context<never>());
    const start = (effect: Effect.Effect<void>) => void runFork(Effect.forkIn(effect, scope));
    const ask = yield* makeCheckoutInformation;

    const entered = yield* enteredData;
    let information = snapshot?.checkout ?? unasked;

    const viewOf = (given: OrderData, hold: TimeSlotsState["hold"]): CheckoutView => {
      const { cart: present } = cart.state.get();
      const { isLoggedIn, user } = identity.state.get();
      const selection = delivery.selection.get();
      const data = knownOrderData(given, { cart: present, selection, user, ids: settings });
      const sources: CheckoutSources<ShippingMethod, PaymentMethod> = {
        ...data,
        cart: present,
        linkedOrder: present?.linkedOrder ?? null,
        isLoggedIn,
        selection,
        savedCards: user?.savedCards ?? [],
        shippingMethods: delivery.methods.get(),
        paymentMethods: information.paymentMethods,
        timeSlotId: hold?.status === "lost" || hold?.status === "unfit" ? null : data.timeSlotId,
      };
      const state = checkoutState(sources, { pickup: settings.pickupAddress });
      return {
        data,
        checkout: state,
        paymentMethods: information.paymentMethods && offeredPaymentMethods(information.paymentMethods, sources),
        linkableOrders: information.linkableOrders,
        blockers: orderBlockers(state, { leaving: "summary" }),
      };
    };
    const view: WritableStore<CheckoutView> = makeStore(viewOf(entered.get(), null), {
      server: snapshot ? viewOf(noOrderData, null) : undefined,
    });

    const slots = yield* makeTimeSlots({
      areOffered: () => shippingTraits(view.get().checkout.shippingMethod).needs === "timeSlot",
    });

    const recompute = () => {
      const [before, after] = [view.get(), viewOf(entered.get(), slots.state.get().hold)];
      view.set(
        keepSame(before, {
          data: keepSame(before.data, after.data),
          checkout: keepSame(before.checkout, after.checkout),
          paymentMethods: keepSame(before.paymentMethods, after.paymentMethods),
          linkableOrders: after.linkableOrders,
          blockers: keepSame(before.blockers, after.blockers),
        }),
      );
    };

    /** Offers each open order once; a declined one is not offered again. */
    let offered: ReadonlyArray<LinkableOrder> = [];
    const linkTo = (orderId: string | null): Effect.Effect<void, ShopError> => {
      // Orders that were offered can still be linked, even if loading them again has failed.
      const known = [...(information.linkableOrders ?? []), ...offered];
      const linkedOrder = orderId === null ? null : known.find(({ id }) => id === orderId);
      if (linkedOrder !== undefined) return cart.choose({ linkedOrder });
      const error = new ServerError({
        code: "ORDER_CLOSED",
        message: "This order is not among the linkable ones",
      });
      const text = (texts.cart ?? cartTexts).linking.failed(errorText(error));
      const told = notices.say({ kind: "error", text, durationMs: settings.cartErrorMs });
      return Effect.andThen(told, Effect.fail(error));
    };

    const offerLinking = Effect.suspend(() => {
      const orders = information.linkableOrders ?? [];
      const preselected = preselectedOrder(orders);
      const isNew = orders.some(({ id }) => !offered.some((each) => each.id === id));
      const present = cart.state.get().cart;
      if (!preselected || !isNew || !present || present.linkedOrder || present.lines.length === 0) return Effect.void;
      offered = orders;
      return Effect.flatMap(Dialogs, (dialogs) =>
        dialogs.ask({ kind: "linkOrders", orders, preselected: preselected.id }),
      ).pipe(Effect.flatMap((answer) => (answer === null ? Effect.void : ignoreFailure(linkTo(answer)))));
    });

    const concern = () => {
      const present = cart.state.get().cart;
      const { isLoggedIn, user } = identity.state.get();
      const { billingAddress } = view.get().data;
      const parts = [present?.id, present?.shippingMethod?.id, present?.linkedOrder?.id, present?.billingAddress?.id];
      return JSON.stringify([...parts, billingAddress?.id, isLoggedIn, user?.id]);
    };
    /** The inputs of the server's answers, which are reloaded when they change. Null before the first load. */
    let askedFor = information.paymentMethods && concern();
    const refresh = Effect.suspend(() => {
      askedFor = concern();
      return ask({ billingAddressId: view.get().data.billingAddress?.id ?? null });
    }).pipe(
      Effect.tap((answer) =>
        Effect.sync(() => {
          information = answer;
          recompute();
          start(offerLinking);
        }),
      ),
      Effect.andThen(slots.refresh),
    );

    const changed = () => {
      recompute();
      if (askedFor === null || cart.state.get().isEstimate) return;
      start(slots.revalidate);
      if (askedFor !== concern()) start(refresh);
    };
    for (const { subscribe } of [cart.state, delivery.selection, delivery.methods, identity.state]) subscribe(changed);
    slots.state.subscribe(recompute);

    const keep = (data: OrderData) => Effect.tap(entered.keep(data), () => Effect.sync(recompute));

    const unsent = () => choicesToSend(view.get().checkout, { known: view.get().data, cart: cart.state.get().cart });
    const send: Effect.Effect<void, ShopError> = Effect.suspend(() => {
      const choices = unsent();
      const { cart: present, isEstimate } = cart.state.get();
      if (!present?.lines.length) return Effect.void;
      if (Object.keys(choices).length > 0) return cart.choose(choices);
      // A pending change has not reached the cart, and may still be refused.
      return isEstimate ? Effect.andThen(cart.settled, send) : Effect.void;
    });

    /** @rule ANALYT-1 */
    const arrive = (step: CheckoutStep | null) => {
      const { cart: present, totals } = cart.state.get();
      if (step === null) return Effect.void;
      const items = (present?.lines ?? []).map(analyticsItem);
      return Effect.flatMap(Analytics, ({ track }) => track({ kind: "checkout", step, items, total: totals.total }));
    };
    const leave = (step: CheckoutStep) =>
      Effect.gen(function* () {
        yield* send;
        const state = view.get().checkout;
        const blockers = orderBlockers(state, { leaving: step });
        if (blockers.length === 0) yield* arrive(neighbourSteps(step, state).next);
        return blockers;
      });

    // Picking a saved address sets the whole address (MODAL-2).
    yield* delivery.afterSelect(
      Effect.suspend(() => {
        const selection = delivery.selection.get();
        const isWhole = selection?.type === "delivery" && selection.deliveryType === "savedAddress";
        return isWhole ? keep({ ...entered.get(), shippingAddress: null }) : Effect.void;
      }),
    );

    const placing = yield* makeOrderPlacing({ view: view.get, unsent, clearData: keep(noOrderData) });

    // SESS-4: entered data belong to one user.
    const forget = Effect.suspend(() => {
      information = unasked;
      offered = [];
      return Effect.andThen(keep(noOrderData), placing.dismiss);
    });
    yield* identity.follow({
      change: Effect.tap(({ kind }) => (kind === "logout" ? forget : Effect.suspend(() => keep(entered.get())))),
    });

    const queued = selfManaged("queue");

    return CheckoutService.of({
      view,
      information: () => information,
      timeSlots: slots.state,
      placing: placing.state,
      refresh: () => refresh,
      guard: (path) => guardCheckout(path, view.get().checkout),
      update: yield* command({ name: "checkout.update", policy: queued, requests: null }, (data: Partial<OrderData>) =>
        Effect.andThen(
          // A cleared form differs from a form without input.
          Effect.suspend(() =>
            keep({ ...entered.get(), ...data, ...(data.shippingAddress === null && { shippingAddress: newAddress }) }),
          ),
          send,
        ),
      ),
      leave: yield* command({ name: "checkout.leave", policy: queued, requests: null }, leave),
      linkTo: yield* command({ name: "checkout.linkTo", policy: queued, requests: null }, linkTo),
      chooseTimeSlot: yield* command({ name: "checkout.chooseTimeSlot", policy: queued, requests: null }, slots.choose),
      findPostPoints: yield* command(
        { name: "checkout.findPostPoints", policy: latestWins, requests: 1 },
        ({ postcode, ...query }: PostPointQuery) =>
          Effect.map(
            request(PostPointsDocument, {
              decoder: postPointsAnswer,
              variables: { filters: { ...query, postcode: postcode === undefined ? undefined : Number(postcode) } },
            }),
            ({ postPoints }) => postPoints,
          ),
      ),
      place: placing.place,
      dismiss: () => placing.dismiss,
    });
  }),
).pipe(Layer.provide(cartServiceLive), Layer.provide(deliveryServiceLive));

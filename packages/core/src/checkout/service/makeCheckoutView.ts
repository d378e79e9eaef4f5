import * as Effect from "effect/Effect";
import { CartService } from "../../cart/service/ShopCart.ts";
import { DeliveryService } from "../../delivery/service/ShopDelivery.ts";
import type { ShippingMethod } from "../../delivery/model/ShippingMethod.ts";
import { Identity } from "../../identity/Identity.ts";
import { shareParts } from "../../kernel/shareParts.ts";
import { makeStore } from "../../kernel/makeStore.ts";
import { ShopEnvironment } from "../../kernel/ShopEnvironment.ts";
import type { Store } from "../../kernel/Store.ts";
import { offeredPaymentMethods } from "../../payment/offeredPaymentMethods.ts";
import { huf } from "../../product/amounts.ts";
import type { PaymentMethod } from "../../payment/PaymentMethod.ts";
import type { CheckoutInformation } from "../model/CheckoutInformation.ts";
import { type CheckoutSources, checkoutState } from "../rules/checkoutState.ts";
import type { CheckoutView } from "../flow/CheckoutView.ts";
import { knownOrderData } from "../rules/knownOrderData.ts";
import { noOrderData } from "../rules/noOrderData.ts";
import { orderBlockers } from "../rules/orderBlockers.ts";
import type { OrderData } from "../model/OrderData.ts";
import type { TimeSlotsState } from "../model/TimeSlotsState.ts";

/** Computes the checkout from the entered data, the server's responses, the cart, the place and the user. */
export const makeCheckoutView = ({
  entered,
  information,
}: {
  readonly entered: () => OrderData;
  readonly information: Pick<Store<CheckoutInformation>, "get">;
}) =>
  Effect.gen(function* () {
    const { settings, snapshot } = yield* ShopEnvironment;
    const cart = yield* CartService;
    const delivery = yield* DeliveryService;
    const identity = yield* Identity;

    const viewOf = (given: OrderData, hold: TimeSlotsState["hold"]): CheckoutView => {
      const { cart: present, totals } = cart.state.get();
      const { isLoggedIn, user } = identity.state.get();
      const selection = delivery.selection.get();
      const { paymentMethods, linkableOrders } = information.get();
      const data = knownOrderData(given, { cart: present, selection, user });
      const sources: CheckoutSources<ShippingMethod, PaymentMethod> = {
        ...data,
        cart: present,
        linkedOrder: present?.linkedOrder ?? null,
        donation: data.donation?.amount,
        due: huf(totals.total - totals.cashOnDelivery),
        isLoggedIn,
        selection,
        savedCards: user?.savedCards ?? [],
        shippingMethods: delivery.methods.get(),
        paymentMethods,
        timeSlotStatus: hold?.status,
      };
      const checkout = checkoutState(sources, { pickup: settings.pickupAddress });
      return {
        data,
        checkout,
        paymentMethods: paymentMethods && offeredPaymentMethods(paymentMethods, sources),
        linkableOrders,
        blockers: orderBlockers(checkout, { leaving: "summary" }),
      };
    };
    const view = makeStore<CheckoutView>(viewOf(entered(), null), {
      server: snapshot ? viewOf(noOrderData, null) : undefined,
    });

    return {
      view,
      recompute: (hold: TimeSlotsState["hold"]) => {
        const [before, after] = [view.get(), viewOf(entered(), hold)];
        view.set(
          shareParts(before, {
            ...after,
            data: shareParts(before.data, after.data),
            checkout: shareParts(before.checkout, after.checkout),
          }),
        );
      },
    };
  });

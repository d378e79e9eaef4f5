import * as Effect from "effect/Effect";
import { CartService } from "../../cart/service/ShopCart.ts";
import { newAddress } from "../../address/newAddress.ts";
import { deliveryServiceTexts } from "../../delivery/text.hu.ts";
import { Identity } from "../../identity/Identity.ts";
import { command } from "../../kernel/command.ts";
import { latestWins } from "../../kernel/latestWins.ts";
import { log } from "../../kernel/log.ts";
import { Notices } from "../../kernel/Notices.ts";
import { ShopEnvironment } from "../../kernel/ShopEnvironment.ts";
import { GraphqlTransport } from "../../transport/GraphqlTransport.ts";
import type { CheckoutInformation } from "../model/CheckoutInformation.ts";
import { linkableOrdersQuery, paymentMethodsQuery } from "../graphql/generated/operations.ts";

/**
 * Loads the server's offers for a checkout. *Latest wins.* Never fails: failed parts are null.
 *
 * @rule INFO-1, INFO-3
 */
export const makeCheckoutInformation = Effect.gen(function* () {
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

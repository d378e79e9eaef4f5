import * as Effect from "effect/Effect";
import { CartService } from "../../cart/service/ShopCart.ts";
import type { LinkableOrder } from "../../cart/model/LinkableOrder.ts";
import { preselectedOrder } from "../../cart/rules/preselectedOrder.ts";
import { cartTexts } from "../../cart/text.hu.ts";
import { Dialogs } from "../../dialogs/service/Dialogs.ts";
import { ignoreFailure } from "../../kernel/ignoreFailure.ts";
import { Notices } from "../../kernel/Notices.ts";
import { ShopEnvironment } from "../../kernel/ShopEnvironment.ts";
import type { ShopError } from "../../kernel/ShopError.ts";
import type { Store } from "../../kernel/Store.ts";
import { stored } from "../../kernel/stored.ts";
import { ServerError } from "../../kernel/TransportError.ts";
import type { CheckoutInformation } from "../model/CheckoutInformation.ts";
import { storedDeclined } from "./generated/storedData.ts";

/**
 * Links the cart to an open order, and offers each open order once. A declined order is not offered to this cart again,
 * even after a reload or in another tab.
 *
 * @rule LINK-1
 */
export const linkOrders = (information: Pick<Store<CheckoutInformation>, "get">) =>
  Effect.gen(function* () {
    const { errorText, settings, storage, texts } = yield* ShopEnvironment;
    const cart = yield* CartService;
    const notices = yield* Notices;
    const saved = stored(storage, { key: "kamra.declined", decoder: storedDeclined });
    let offered: ReadonlyArray<LinkableOrder> = [];
    const linkable = () => information.get().linkableOrders ?? [];

    const declinedBy = (cartId: string): ReadonlyArray<string> => {
      const declined = saved.read();
      return declined?.cartId === cartId ? declined.orderIds : [];
    };
    const decline = (orders: ReadonlyArray<LinkableOrder>): Effect.Effect<void> => {
      const cartId = cart.state.get().cart?.id;
      if (cartId === undefined) return Effect.void;
      return saved.write({ cartId, orderIds: [...declinedBy(cartId), ...orders.map(({ id }) => id)] });
    };

    const linkTo = (orderId: string | null): Effect.Effect<void, ShopError> => {
      // Orders that were offered can still be linked, even if loading them again has failed.
      const known = [...linkable(), ...offered];
      const linkedOrder = orderId === null ? null : known.find(({ id }) => id === orderId);
      const before = cart.state.get().cart?.linkedOrder;
      if (linkedOrder !== undefined) {
        const declines = linkedOrder === null && before ? decline([before]) : Effect.void;
        return Effect.andThen(declines, cart.choose({ linkedOrder }));
      }
      const error = new ServerError({ code: "ORDER_CLOSED", message: "This order is not among the linkable ones" });
      const text = (texts.cart ?? cartTexts).linking.failed(errorText(error));
      const told = notices.say({ kind: "error", about: "linkedOrder", text, durationMs: settings.cartErrorMs });
      return Effect.andThen(told, Effect.fail(error));
    };

    return {
      linkTo,
      offer: Effect.suspend(() => {
        const orders = linkable();
        const preselected = preselectedOrder(orders);
        const present = cart.state.get().cart;
        if (!preselected || !present || present.linkedOrder || present.lines.length === 0) return Effect.void;
        const known = [...offered.map(({ id }) => id), ...declinedBy(present.id)];
        if (orders.every(({ id }) => known.includes(id))) return Effect.void;
        offered = orders;
        return Effect.flatMap(Dialogs, (dialogs) =>
          dialogs.ask({ kind: "linkOrders", orders, preselected: preselected.id }),
        ).pipe(Effect.flatMap((answer) => (answer === null ? decline(orders) : ignoreFailure(linkTo(answer)))));
      }),
      /** Forgets what was offered and declined. */
      forget: Effect.suspend(() => {
        offered = [];
        return saved.write(null);
      }),
    };
  });

import * as Effect from "effect/Effect";
import { CartService } from "../cart/CartService.ts";
import type { LinkableOrder } from "../cart/LinkableOrder.ts";
import { preselectedOrder } from "../cart/preselectedOrder.ts";
import { cartTexts } from "../cart/text.hu.ts";
import { Dialogs } from "../dialogs/Dialogs.ts";
import { ignoreFailure } from "../kernel/ignoreFailure.ts";
import { Notices } from "../kernel/Notices.ts";
import { ShopEnvironment } from "../kernel/ShopEnvironment.ts";
import type { ShopError } from "../kernel/ShopError.ts";
import type { Store } from "../kernel/Store.ts";
import { ServerError } from "../kernel/TransportError.ts";
import type { CheckoutInformation } from "./CheckoutInformation.ts";

/** Links the cart to an open order, and offers each open order once; a declined one is not offered again. */
export const linkOrders = (information: Pick<Store<CheckoutInformation>, "get">) =>
  Effect.gen(function* () {
    const { errorText, settings, texts } = yield* ShopEnvironment;
    const cart = yield* CartService;
    const notices = yield* Notices;
    let offered: ReadonlyArray<LinkableOrder> = [];
    const linkable = () => information.get().linkableOrders ?? [];

    const linkTo = (orderId: string | null): Effect.Effect<void, ShopError> => {
      // Orders that were offered can still be linked, even if loading them again has failed.
      const known = [...linkable(), ...offered];
      const linkedOrder = orderId === null ? null : known.find(({ id }) => id === orderId);
      const before = cart.state.get().cart?.linkedOrder;
      // Unlinking declines the order.
      if (linkedOrder === null && before) offered = [...offered, before];
      if (linkedOrder !== undefined) return cart.choose({ linkedOrder });
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
        const isNew = orders.some(({ id }) => !offered.some((each) => each.id === id));
        const present = cart.state.get().cart;
        if (!preselected || !isNew || !present || present.linkedOrder || present.lines.length === 0) return Effect.void;
        offered = orders;
        return Effect.flatMap(Dialogs, (dialogs) =>
          dialogs.ask({ kind: "linkOrders", orders, preselected: preselected.id }),
        ).pipe(Effect.flatMap((answer) => (answer === null ? Effect.void : ignoreFailure(linkTo(answer)))));
      }),
      /** Forgets what was offered. */
      forget: () => {
        offered = [];
      },
    };
  });

import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import type { Capability } from "../capability/Capability.ts";
import { CheckoutService } from "./CheckoutService.ts";
import { checkoutServiceLive } from "./checkoutServiceLive.ts";
import type { ShopCheckout } from "./ShopCheckout.ts";
import type { CheckoutInformation } from "./CheckoutInformation.ts";
import type { CheckoutTexts } from "./text.hu.ts";
import type { LinkableOrder } from "../cart/LinkableOrder.ts";

declare module "../dialogs/Dialog.ts" {
  interface DialogKinds {
    /** MODAL-3: the answer is the id of the order that the cart shall travel with. */
    readonly linkOrders: {
      readonly shows: { readonly orders: ReadonlyArray<LinkableOrder>; readonly preselected: string };
      readonly answer: string;
    };
  }
}

declare module "../kernel/ShopTypes.ts" {
  interface ShopSnapshot {
    readonly checkout?: CheckoutInformation;
  }
  interface Texts {
    readonly checkout: CheckoutTexts;
  }
}

/** From the cart to the order: `shop.checkout`. It is about `shop.cart` and `shop.delivery`. */
export const checkout: Capability<"checkout", ShopCheckout, "cart" | "delivery"> = {
  name: "checkout",
  needs: ["cart", "delivery"],
  uses: ["analytics", "dialogs", "lists", "navigation"],
  open: ({ build, run, runNow }) =>
    Effect.map(build(checkoutServiceLive), (context) => {
      const service = Context.get(context, CheckoutService);
      return {
        api: {
          view: service.view,
          timeSlots: service.timeSlots,
          placing: service.placing,
          refresh: () => run(service.refresh),
          guard: service.guard,
          update: (data) => run(service.update(data)),
          leave: (step) => run(service.leave(step)),
          linkTo: (orderId) => run(service.linkTo(orderId)),
          chooseTimeSlot: (slotId) => run(service.chooseTimeSlot(slotId)),
          findPostPoints: (query) => run(service.findPostPoints(query)),
          place: (request = {}) => run(service.place(request)),
          dismiss: () => runNow(service.dismiss),
        },
        snapshot: () => ({ checkout: service.information() }),
      };
    }),
};

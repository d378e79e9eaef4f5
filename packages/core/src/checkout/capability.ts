import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import type { Capability } from "../shop/Capability.ts";
import { CheckoutService } from "./CheckoutService.ts";
import { checkoutServiceLive } from "./checkoutServiceLive.ts";
import type { ShopCheckout } from "./ShopCheckout.ts";

/** From the cart to the order: `shop.checkout`. It is about `shop.cart` and `shop.delivery`. */
export const checkout: Capability<"checkout", ShopCheckout, "cart" | "delivery"> = {
  name: "checkout",
  needs: ["cart", "delivery"],
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

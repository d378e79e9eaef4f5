import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import type { Capability } from "../shop/Capability.ts";
import { slices } from "../shop/slices.ts";
import { CartService } from "./CartService.ts";
import { cartServiceLive } from "./cartServiceLive.ts";
import { productInCart, touchedProducts } from "./productInCart.ts";
import type { ShopCart } from "./ShopCart.ts";

/** The cart: `shop.cart`. Its picker for the address is `shop.delivery`'s. */
export const cart: Capability<"cart", ShopCart, "delivery"> = {
  name: "cart",
  needs: ["delivery"],
  open: ({ build, run, runNow }) =>
    Effect.map(build(cartServiceLive), (context) => {
      const service = Context.get(context, CartService);
      return {
        api: {
          state: service.state,
          line: slices(service.state, { partOf: productInCart, touched: touchedProducts }),
          panel: service.panel,
          setPanel: (isOpen) => runNow(service.setPanel(isOpen)),
          refresh: () => run(service.refresh),
          setQuantity: (product, wanted) => run(service.setQuantity(product, wanted)),
          setWishes: (productId, wishes) => run(service.setWishes(productId, wishes)),
          choose: (choices) => run(service.choose(choices)),
          remove: (productId) => run(service.remove(productId)),
          empty: () => run(service.empty),
          removeUnavailable: () => run(service.removeUnavailable),
        },
        snapshot: () => ({ cart: { cart: service.state.get().cart } }),
      };
    }),
};

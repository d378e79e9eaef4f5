import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import type { Capability } from "../capability/Capability.ts";
import { slices } from "../kernel/slices.ts";
import { CartService } from "./CartService.ts";
import { cartServiceLive } from "./cartServiceLive.ts";
import { productInCart, touchedProducts } from "./productInCart.ts";
import type { ShopCart } from "./ShopCart.ts";
import type { Cart, CartWarning } from "./Cart.ts";
import type { CartError } from "./CartError.ts";
import type { CartTexts } from "./text.hu.ts";

declare module "../dialogs/Dialog.ts" {
  interface DialogKinds {
    /** CART-11: these products cannot be ordered. */
    readonly unavailableProducts: {
      readonly shows: { readonly warnings: ReadonlyArray<CartWarning> };
      readonly answer: "remove";
    };
  }
}

declare module "../kernel/ShopTypes.ts" {
  interface ShopErrors {
    readonly cart: CartError;
  }
  interface ShopSnapshot {
    readonly cart?: { readonly cart: Cart | null };
  }
  interface Texts {
    readonly cart: CartTexts;
  }
}

/** The cart: `shop.cart`. It asks for the address through `shop.delivery`. */
export const cart: Capability<"cart", ShopCart, "delivery"> = {
  name: "cart",
  needs: ["delivery"],
  uses: ["analytics", "dialogs", "orderedProducts"],
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
          setLineOptions: (productId, options) => run(service.setLineOptions(productId, options)),
          choose: (choices) => run(service.choose(choices)),
          remove: (productId) => run(service.remove(productId)),
          empty: () => run(service.empty),
          removeUnavailable: () => run(service.removeUnavailable),
        },
        snapshot: () => ({ cart: { cart: service.state.get().cart } }),
      };
    }),
};

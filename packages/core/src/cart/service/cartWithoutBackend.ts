import type { Capability } from "../../capability/Capability.ts";
import { opened } from "../../capability/opened.ts";
import { CartService, type ShopCart } from "./ShopCart.ts";
import { cartServiceLive } from "./cartServiceLive.ts";
import type { Cart, CartWarning } from "../model/Cart.ts";
import type { CartError } from "../model/CartError.ts";
import type { CartTexts } from "../text.hu.ts";

declare module "../../dialogs/model/Dialog.ts" {
  interface DialogKinds {
    /** CART-11: these products cannot be ordered. */
    readonly unavailableProducts: {
      readonly shows: { readonly warnings: ReadonlyArray<CartWarning> };
      readonly answer: "remove";
    };
  }
}

declare module "../../kernel/ShopTypes.ts" {
  interface ShopApis {
    readonly cart: ShopCart;
  }
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

/** `shop.cart`, to which a capability adds the backend that answers it. */
export const cartWithoutBackend: Capability<"cart", ShopCart, "delivery"> = {
  name: "cart",
  needs: ["delivery"],
  uses: ["analytics", "dialogs", "orderedProducts"],
  open: opened(CartService, cartServiceLive, {
    except: {
      setPanel: "at once",
      acceptPrices: "at once",
      setQuantity: "change",
      setLineOptions: "change",
      choose: "change",
      remove: "change",
      empty: "change",
      acceptDeleted: "change",
      removeUnavailable: "change",
      confirmAge: "internal",
      idle: "internal",
    },
    snapshot: ({ state }) => ({ cart: { cart: state.get().cart } }),
  }),
};

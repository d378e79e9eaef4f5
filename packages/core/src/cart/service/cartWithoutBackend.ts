import type { EffectCapability } from "../../capability/EffectCapability.ts";
import { opened } from "../../capability/opened.ts";
import { CartService, type ShopCart } from "./ShopCart.ts";
import { cartServiceLive } from "./cartServiceLive.ts";

/** `shop.cart`, to which a capability adds the backend that answers it. */
export const cartWithoutBackend: EffectCapability<"cart", ShopCart, "delivery"> = {
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

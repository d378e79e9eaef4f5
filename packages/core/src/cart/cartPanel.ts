import * as Effect from "effect/Effect";
import { makeStore, type WritableStore } from "../shop/makeStore.ts";
import { ShopEnvironment } from "../shop/ShopEnvironment.ts";
import type { Store } from "../shop/Store.ts";
import type { CartState } from "./CartState.ts";
import { isPanelOpen } from "./isPanelOpen.ts";

/**
 * The panel with the cart, which stays as the shopper has left it.
 *
 * @rule CART-13, COOKIE-1
 */
export const cartPanel = (cart: Store<CartState>) =>
  Effect.gen(function* () {
    const { cookies, settings } = yield* ShopEnvironment;
    const leftAs = cookies.get(settings.cartPanelCookie);
    const isOpen = ({ itemCount }: CartState) => isPanelOpen(cookies.get(settings.cartPanelCookie), { itemCount });
    const panel: WritableStore<boolean> = {
      ...makeStore(isOpen(cart.get())),
      // The page was rendered before the shopper could touch it.
      getServer: () => isPanelOpen(leftAs, cart.getServer()),
    };
    const update = () => panel.set(isOpen(cart.get()));
    cart.subscribe(update);
    return {
      panel,
      setPanel: (open: boolean) =>
        Effect.sync(() => {
          cookies.set(settings.cartPanelCookie, String(open), { maxAgeSeconds: settings.cartCookieSeconds });
          update();
        }),
    };
  });

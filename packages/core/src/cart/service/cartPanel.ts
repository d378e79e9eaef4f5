import type { Environment } from "../../kernel/ShopEnvironment.ts";
import { makeStore, type WritableStore } from "../../kernel/makeStore.ts";
import type { Store } from "../../kernel/Store.ts";
import type { CartState } from "../queue/CartState.ts";
import { isPanelOpen } from "../rules/isPanelOpen.ts";

/**
 * The cart panel, which stays open or closed as the shopper left it.
 *
 * @rule CART-13, COOKIE-1
 */
export function cartPanel(cart: Store<CartState>, { cookies, settings }: Pick<Environment, "cookies" | "settings">) {
  const leftAs = cookies.get(settings.cartPanelCookie);
  const isOpen = ({ itemCount }: CartState) => isPanelOpen(cookies.get(settings.cartPanelCookie), { itemCount });
  const panel: WritableStore<boolean> = {
    ...makeStore(isOpen(cart.get())),
    // Server-rendered HTML must match the cookie at load time.
    getServer: () => isPanelOpen(leftAs, cart.getServer()),
  };
  const update = () => panel.set(isOpen(cart.get()));
  cart.subscribe(update);
  return {
    panel,
    setPanel: (open: boolean) => {
      cookies.set(settings.cartPanelCookie, String(open), { maxAgeSeconds: settings.cartCookieSeconds });
      update();
    },
  };
}

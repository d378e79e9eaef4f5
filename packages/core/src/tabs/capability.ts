import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import type { Capability } from "../capability/Capability.ts";
import { capability } from "../capability/inside.ts";
import { CartSharing } from "../cart/service/CartSharing.ts";
import { cartTabs } from "../cart/service/cartTabs.ts";
import { tabsLive } from "./tabsLive.ts";
import type { TabsWindow } from "./TabsWindow.ts";

/**
 * Synchronizes the shop's tabs: session, cart, delivery selection and lists. `window` is the browser's; shops that must
 * not share messages need different names.
 */
export const tabs = (
  window: TabsWindow,
  { name = "kamra" }: { readonly name?: string | undefined } = {},
): Capability<"tabs", object> =>
  capability({
    name: "tabs",
    provides: Layer.mergeAll(tabsLive(window, { name }), Layer.succeed(CartSharing, cartTabs)),
    open: () => Effect.succeed({ api: {}, snapshot: () => ({}) }),
  });

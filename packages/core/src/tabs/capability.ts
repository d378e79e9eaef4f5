import * as Effect from "effect/Effect";
import type { Capability } from "../shop/Capability.ts";
import { tabsLive } from "./tabsLive.ts";
import type { TabsWindow } from "./TabsWindow.ts";

/**
 * The shop's tabs agree: session, cart, delivery selection and lists, without a reload. `window` is the browser's; shops
 * that shall not hear of each other have different names.
 */
export const tabs = (
  window: TabsWindow,
  { name = "kamra" }: { readonly name?: string | undefined } = {},
): Capability<"tabs", object> => ({
  name: "tabs",
  provides: tabsLive(window, { name }),
  open: () => Effect.succeed({ api: {}, snapshot: () => ({}) }),
});

import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import type { cartTabs } from "./cartTabs.ts";

/** Shares the cart between the browser's tabs. Each tab has its own without the capability `tabs`. */
export const CartSharing = Context.Reference<typeof cartTabs>("@kamra/core/cart/CartSharing", {
  defaultValue: () => () => Effect.succeed({ announce: () => Effect.void, join: () => Effect.void }),
});

import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import type { keepChanges } from "./keepChanges.ts";

/** Stores the cart's pending changes, so that they outlast the page. Stores nothing without the capability `offline`. */
export const CartKeeping = Context.Reference<typeof keepChanges>("@kamra/core/cart/CartKeeping", {
  defaultValue: () => () => Effect.succeed({ keep: Effect.succeed(true), restore: Effect.succeed(true) }),
});

import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import type { persistChanges } from "./persistChanges.ts";

/** Stores the cart's pending changes, so that they outlast the page. Stores nothing without the capability `offline`. */
export const CartPersistence = Context.Reference<typeof persistChanges>("@kamra/core/cart/CartPersistence", {
  defaultValue: () => () => Effect.succeed({ save: Effect.succeed(true), restore: Effect.succeed(true) }),
});

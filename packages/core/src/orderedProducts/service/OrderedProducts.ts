import * as Context from "effect/Context";
import * as Effect from "effect/Effect";

/** The shopper's earlier products, refreshed by the cart. Does nothing without the capability `orderedProducts`. */
export const OrderedProducts = Context.Reference<{
  /** Loads them once. Never fails: a failure is logged, and the next call retries. */
  readonly loadOnce: Effect.Effect<void>;
  /** Reloads them. Never fails. */
  readonly refresh: Effect.Effect<void>;
}>("@kamra/core/orderedProducts/OrderedProducts", {
  defaultValue: () => ({ loadOnce: Effect.void, refresh: Effect.void }),
});

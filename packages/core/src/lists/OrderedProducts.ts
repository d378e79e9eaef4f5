import * as Context from "effect/Context";
import * as Effect from "effect/Effect";

/** What the shopper has ordered before, kept up to date by the cart. Without the capability `orderedProducts` nobody asks. */
export const OrderedProducts = Context.Reference<{
  /** Unless they have been loaded. Never fails: the failure is logged, and the next time tries again. */
  readonly loadOnce: Effect.Effect<void>;
  /** They may be others by now. Never fails either. */
  readonly refresh: Effect.Effect<void>;
}>("@kamra/core/lists/OrderedProducts", {
  defaultValue: () => ({ loadOnce: Effect.void, refresh: Effect.void }),
});

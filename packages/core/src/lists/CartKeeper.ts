import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import type { ShopError } from "../shop/ShopError.ts";
import type { listActions } from "./listActions.ts";

/** Keeps a cart as a new shopping list. Without the capability `lists` it is not kept. */
export const CartKeeper = Context.Reference<{
  readonly keep: (name: string, lines: Parameters<typeof listActions>[0]) => Effect.Effect<void, ShopError>;
}>("@kamra/core/lists/CartKeeper", { defaultValue: () => ({ keep: () => Effect.void }) });

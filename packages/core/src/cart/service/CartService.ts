import * as Context from "effect/Context";
import type * as Effect from "effect/Effect";
import type { ShopCart } from "./ShopCart.ts";

interface Internal {
  /** Asks whether the shopper is an adult, unless this cart already records it (LAW-12). */
  readonly confirmAge: Effect.Effect<boolean>;
  /** Waits until the cart and the server agree; while offline, this waits for the network. */
  readonly settled: Effect.Effect<void>;
}

/** `shop.cart` for other services, and what only they do with it. */
export class CartService extends Context.Service<CartService, ShopCart<"effect"> & Internal>()(
  "@kamra/core/cart/CartService",
) {}

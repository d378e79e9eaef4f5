import type * as Effect from "effect/Effect";
import type { ShopError } from "../shop/ShopError.ts";
import type { shownOutage } from "../shop/shownOutage.ts";
import type { Cart } from "./Cart.ts";
import type { cartOnServer } from "./cartOnServer.ts";
import type { cartSight } from "./cartSight.ts";
import type { CartStore } from "./makeCartStore.ts";
import type { PendingChange } from "./PendingChange.ts";

/** What the parts of the cart's exchange with the server have in common. */
export interface CartExchange {
  readonly store: CartStore;
  readonly remote: Effect.Success<typeof cartOnServer>;
  readonly sight: Effect.Success<ReturnType<typeof cartSight>>;
  readonly outage: Effect.Success<ReturnType<typeof shownOutage>>;
  readonly refuse: (error: ShopError, refused: ReadonlyArray<PendingChange>) => Effect.Effect<void>;
  /** Waits until what is pending is kept as it is. */
  readonly keep: Effect.Effect<unknown>;
  /** Whether the shopper has become somebody else, and the cart has not followed yet: then nothing may be sent. */
  readonly isSomebodyElse: Effect.Effect<boolean>;
  /** What else has to happen when the server has confirmed changes, with the cart as it is then. Nobody waits for it. */
  readonly afterUpdate: (cart: Cart) => Effect.Effect<void>;
}

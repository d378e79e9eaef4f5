import type * as Effect from "effect/Effect";
import type { ShopError } from "../kernel/ShopError.ts";
import type { shownOutage } from "../transport/shownOutage.ts";
import type { Cart } from "./Cart.ts";
import type { cartOnServer } from "./cartOnServer.ts";
import type { publishCart } from "./publishCart.ts";
import type { CartStore } from "./makeCartStore.ts";
import type { PendingChange } from "./PendingChange.ts";

/** The state that the parts of the cart's synchronization share. */
export interface CartExchange {
  readonly store: CartStore;
  readonly remote: Effect.Success<typeof cartOnServer>;
  readonly publisher: Effect.Success<ReturnType<typeof publishCart>>;
  readonly outage: Effect.Success<ReturnType<typeof shownOutage>>;
  readonly refuse: (error: ShopError, refused: ReadonlyArray<PendingChange>) => Effect.Effect<void>;
  /** Waits until the pending changes are stored. */
  readonly keep: Effect.Effect<unknown>;
  /** Whether the user has changed and the cart has not followed yet; nothing may be sent then. */
  readonly identityChanged: Effect.Effect<boolean>;
  /** Runs in the background after the server confirms changes, with the confirmed cart. */
  readonly afterUpdate: (cart: Cart) => Effect.Effect<void>;
}

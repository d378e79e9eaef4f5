import type * as Effect from "effect/Effect";
import type { cartOnServer } from "./cartOnServer.ts";
import type { CartStore } from "./makeCartStore.ts";
import type { publishCart } from "./publishCart.ts";

/** What the parts of the cart's synchronization share. */
export interface CartExchange {
  readonly store: CartStore;
  readonly remote: Effect.Success<typeof cartOnServer>;
  readonly publisher: Pick<Effect.Success<ReturnType<typeof publishCart>>, "show">;
}

import type { ShopSnapshot } from "../kernel/ShopTypes.ts";
import { emptyOutbox, makeOutboxStore, type OutboxStore } from "../outbox/makeOutboxStore.ts";
import type { Cart } from "./Cart.ts";
import { cartRules } from "./cartRules.ts";
import type { CartState } from "./CartState.ts";
import { type CartFacts, cartStateOf, type Surroundings } from "./cartStateOf.ts";
import type { PendingChange } from "./PendingChange.ts";

export type CartStore = OutboxStore<PendingChange, CartFacts, CartState>;

/** The facts of a server's cart without pending changes. */
export const settledCart = (server: Cart | null): CartFacts => ({
  ...emptyOutbox,
  server,
  elsewhere: {},
  lineErrors: {},
  disagreements: [],
  failure: null,
});

/**
 * Holds the cart's facts and computes its state. `shipped` is the cart's part of the snapshot: the server rendered the page with
 * this cart, or without one, even if the browser has got a cart since.
 */
export const makeCartStore = (
  shipped: ShopSnapshot["cart"],
  surroundings: (read: "get" | "getServer") => Surroundings,
): CartStore => {
  const initial = settledCart(shipped?.cart ?? null);
  return makeOutboxStore<PendingChange, CartFacts, CartState>(initial, {
    rules: cartRules,
    shipped:
      shipped &&
      cartStateOf(initial, { ...surroundings("getServer"), cartId: shipped.cart?.id ?? null, previous: null }),
    stateOf: (facts, previous) => cartStateOf(facts, { ...surroundings("get"), previous }),
  });
};

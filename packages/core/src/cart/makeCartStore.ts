import { makeStore } from "../kernel/makeStore.ts";
import type { ShopSnapshot } from "../kernel/ShopTypes.ts";
import type { Store } from "../kernel/Store.ts";
import type { Cart } from "./Cart.ts";
import type { CartState } from "./CartState.ts";
import { type CartFacts, cartStateOf, type Surroundings } from "./cartStateOf.ts";

export interface CartStore {
  readonly state: Store<CartState>;
  readonly facts: () => CartFacts;
  /** Updates facts and notifies state listeners at most once. */
  readonly change: (facts: Partial<CartFacts>) => void;
  /** Recomputes the state after its surroundings change. */
  readonly recompute: () => void;
  /** Calls the listener after every change of the facts, even if the state stays the same. */
  readonly follow: (listener: () => void) => void;
}

/** The facts of a server's cart without pending changes. */
export const settledCart = (server: Cart | null): CartFacts => ({
  server,
  sent: [],
  waiting: [],
  elsewhere: {},
  isRefreshing: false,
  isAway: false,
  isStale: false,
  lineErrors: {},
  disagreements: [],
  failure: null,
});

/** Holds the cart's facts and computes its state; `shipped` is the cart's part of the snapshot. */
export function makeCartStore(shipped: ShopSnapshot["cart"], surroundings: () => Surroundings): CartStore {
  let facts = settledCart(shipped?.cart ?? null);
  let listeners: ReadonlyArray<() => void> = [];
  const stateOf = (present: CartFacts, previous: CartState | null) =>
    cartStateOf(present, { ...surroundings(), previous });
  const initial = stateOf(facts, null);
  const state = makeStore(initial);
  let onServer = initial;
  const recompute = () => state.set(stateOf(facts, state.get()));
  return {
    state: {
      ...state,
      // The snapshot has only the cart, so server HTML must not show failures or running requests.
      getServer: () => {
        if (!shipped) onServer = stateOf(settledCart(facts.server), onServer);
        return onServer;
      },
    },
    facts: () => facts,
    change: (changed) => {
      facts = { ...facts, ...changed };
      recompute();
      for (const listener of listeners) listener();
    },
    recompute,
    follow: (listener) => {
      listeners = [...listeners, listener];
    },
  };
}

import { makeStore } from "../shop/makeStore.ts";
import type { ShopSnapshot } from "../shop/ShopSnapshot.ts";
import type { Store } from "../shop/Store.ts";
import type { Cart } from "./Cart.ts";
import type { CartState } from "./CartState.ts";
import { type CartFacts, cartStateOf, type Surroundings } from "./cartStateOf.ts";

export interface CartStore {
  readonly state: Store<CartState>;
  readonly facts: () => CartFacts;
  /** Shows at most one change of the state, however much of the facts is new. */
  readonly change: (facts: Partial<CartFacts>) => void;
  /** What is around it has changed. */
  readonly recompute: () => void;
  /** Calls the listener after every change of the facts, whether it shows or not. */
  readonly follow: (listener: () => void) => void;
}

/** Nothing but what the server has told. */
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

/** The cart's facts, and the state that they make; `shipped` is the snapshot's part, where there is one. */
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
      // The snapshot has only the cart, so a server's page must not show a failure or what is under way.
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

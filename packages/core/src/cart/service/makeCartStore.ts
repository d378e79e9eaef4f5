import type { ShopSnapshot } from "../../kernel/ShopTypes.ts";
import { makeOutboxStore, type OutboxStore } from "../../outbox/makeOutboxStore.ts";
import { cartRules } from "../queue/cartRules.ts";
import type { CartState } from "../queue/CartState.ts";
import { type CartFacts, cartStateOf } from "../queue/cartStateOf.ts";
import type { PendingChange } from "../model/PendingChange.ts";
import { renderedCart, confirmedCart, type CartInputsAt } from "../queue/confirmedCart.ts";

export type CartStore = OutboxStore<PendingChange, CartFacts, CartState>;

/** Holds the cart's facts and computes its state. `shipped` is the cart's part of the snapshot. */
export const makeCartStore = (shipped: ShopSnapshot["cart"], inputs: CartInputsAt): CartStore =>
  makeOutboxStore<PendingChange, CartFacts, CartState>(confirmedCart(shipped?.cart ?? null), {
    rules: cartRules,
    shipped: renderedCart(shipped, inputs),
    stateOf: (facts, previous) => cartStateOf(facts, { ...inputs("get"), previous }),
  });

import * as Context from "effect/Context";
import type { BackendCall, Served } from "../../transport/BackendCall.ts";
import type { Cart } from "../model/Cart.ts";
import type { CartUpdate } from "../model/CartUpdate.ts";

/** A key that is sent once more with the same request, when its response was lost. */
interface Keyed {
  /** Null where the shop has no lasting storage: then only the running page repeats the request. */
  readonly key: string | null;
}

/** What tells whether a cart has changed. */
export interface CartMark {
  /** Differs whenever anything differs that a shopper sees of the cart: lines, prices, choices, warnings. */
  readonly hash: string;
  readonly revision: number | null;
}

/**
 * What a backend promises `shop.cart`: the port behind `ownCart`. `cartOf` makes a cart out of what a backend has. The shop keeps the id in its
 * cookie, shows changes at once, sends one update at a time, and shows what comes back: the backend's prices and totals win.
 *
 * Errors: as of every port, see `BackendCall`. These ServerErrors have a meaning of their own:
 *
 * - INVALID_CART_ID: the cart is not this caller's, or has become an order. The shop forgets its id, and sends the changes to a new cart;
 * - CART_CHANGED, of an update: the cart has another revision. The shop reads it and sends the changes again, up to ten times;
 * - IDEMPOTENCY_KEY_REUSED, of an update: the key was used for another input. The shop takes the cart as it is.
 *
 * Any other refusal takes the change back and tells the shopper why: a ValidationError by its fields' messages, a ServerError by its code.
 */
export interface CartRemote {
  /**
   * A new empty cart, of the user of the token or of a guest; a user who has one may get that. The same key makes one cart, however often
   * it is sent.
   */
  readonly create: (input: Keyed, call: BackendCall) => Promise<Cart>;
  /** The cart as it is now; null when there is none with this id. Lines keep their order; a new one comes last. */
  readonly cart: (id: string, call: BackendCall) => Promise<Cart | null>;
  /** Tells cheaply whether the cart has changed; null when there is none. Without it the shop reads the cart again each time. */
  readonly mark?: (id: string, call: BackendCall) => Promise<CartMark | null>;
  /**
   * Makes the cart what the update says and answers with it; all of the update or nothing. It states what is wanted, so that it may be
   * sent twice; a key that has done it once, in the last 24 hours, changes nothing more.
   *
   * A backend that counts revisions refuses an update of another revision with CART_CHANGED; one that does not gives null, and the last
   * update of a product wins.
   */
  readonly update: (update: CartUpdate & Keyed, call: BackendCall) => Promise<Cart>;
}

/** The backend that keeps carts. Its capability offers it. */
export const CartBackend = Context.Reference<Served<CartRemote>>("@kamra/core/cart/CartBackend", {
  defaultValue: () => {
    throw new TypeError("The cart has no backend");
  },
});

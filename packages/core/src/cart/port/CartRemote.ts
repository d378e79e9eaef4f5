import * as Context from "effect/Context";
import type { BackendCall, Served } from "../../transport/BackendCall.ts";
import type { Cart } from "../model/Cart.ts";
import type { CartUpdate } from "../model/CartUpdate.ts";

/** An idempotency key: a request whose response was lost is repeated with the same key. */
interface Keyed {
  /** Null without durable storage: then only the running page repeats the request. */
  readonly key: string | null;
}

/** The version of a cart, to detect changes. */
export interface CartMark {
  /** Changes with anything that the shopper sees of the cart: lines, prices, choices, warnings. */
  readonly hash: string;
  readonly revision: number | null;
}

/**
 * What a backend promises `shop.cart`: the port behind `ownCart`. `cartOf` makes a cart out of what a backend has. The
 * shop stores the id in its cookie, shows changes at once, sends one update at a time, and shows what comes back: the
 * backend's prices and totals win.
 *
 * Errors: as of every port, see `BackendCall`. These ServerErrors have a meaning of their own:
 *
 * - INVALID_CART_ID: the cart is not this caller's, or has become an order. The shop forgets its id, and sends the
 * changes to a new cart;
 * - CART_CHANGED, of an update: the cart has another revision. The shop reads it and sends the changes again, up to ten
 * times;
 * - IDEMPOTENCY_KEY_REUSED, of an update: the key was used for another input. The shop takes the cart as it is.
 *
 * Any other refusal takes the change back and tells the shopper why: a ValidationError by its fields' messages, a
 * ServerError by its code.
 */
export interface CartRemote {
  /**
   * A new empty cart for the token's user or a guest; a user's existing cart may be returned. Repeating a key creates
   * no second cart.
   */
  readonly create: (input: Keyed, call: BackendCall) => Promise<Cart>;
  /** The cart as it is now; null when there is none with this id. Lines keep their order; a new one comes last. */
  readonly cart: (id: string, call: BackendCall) => Promise<Cart | null>;
  /** Tells cheaply whether the cart has changed; null when there is none. Without it the shop reads the cart again each time. */
  readonly mark?: (id: string, call: BackendCall) => Promise<CartMark | null>;
  /**
   * Applies the whole update or nothing, and returns the cart. An update states the result, so it can safely be sent
   * twice; a key that was applied in the last 24 hours changes nothing.
   *
   * A backend that counts revisions refuses an update of another revision with CART_CHANGED; one that does not gives
   * null, and the last update of a product wins.
   */
  readonly update: (update: CartUpdate & Keyed, call: BackendCall) => Promise<Cart>;
}

/** The backend that stores carts. Its capability offers it. */
export const CartBackend = Context.Reference<Served<CartRemote>>("@kamra/core/cart/CartBackend", {
  defaultValue: () => {
    throw new TypeError("The cart has no backend");
  },
});

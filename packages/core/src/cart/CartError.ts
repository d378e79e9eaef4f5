import * as Data from "effect/Data";

/** The server made no cart. */
export class CartCreateError extends Data.TaggedError("CartCreateError")<{ readonly cause: unknown }> {
  override readonly message = "Could not create cart";
}

/** The cart could not be fetched, for a reason that the network is not to blame for. */
export class CartGetError extends Data.TaggedError("CartGetError")<{ readonly cause: unknown }> {
  override readonly message = "Could not get cart";
}

/**
 * Why there is no cart to show: fatal, the shopper gets a retry screen.
 *
 * @rule CART-3
 */
export type CartError = CartCreateError | CartGetError;

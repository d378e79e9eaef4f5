import { TaggedError } from "../../kernel/TaggedError.ts";

/** The server did not create a cart. */
export class CartCreateError extends TaggedError("CartCreateError")<{ readonly cause: unknown }> {
  override readonly message = "Could not create cart";
}

/** The cart could not be fetched, and not because of the network. */
export class CartGetError extends TaggedError("CartGetError")<{ readonly cause: unknown }> {
  override readonly message = "Could not get cart";
}

/**
 * Why there is no cart to show. Fatal: the shopper sees a retry screen.
 *
 * @rule CART-3
 */
export type CartError = CartCreateError | CartGetError;

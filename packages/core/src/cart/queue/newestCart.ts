import type { Cart } from "../model/Cart.ts";

type Versioned = Pick<Cart, "id" | "revision">;

/**
 * Picks the newer of two readings of the cart: the last to arrive, unless it is an earlier revision of the same cart.
 *
 * @rule CART-16
 * @example newestCart({ id: "1", revision: 8 }, { id: "1", revision: 7 }) // => { id: "1", revision: 8 }
 * @example newestCart({ id: "1", revision: 8 }, { id: "2", revision: 1 }) // => { id: "2", revision: 1 }
 */
export function newestCart<Reading extends Versioned>(known: Reading | null, arrived: Reading | null): Reading | null {
  const isEarlier = arrived !== null && arrived.id === known?.id && (arrived.revision ?? 0) < (known.revision ?? 0);
  return isEarlier ? known : arrived;
}

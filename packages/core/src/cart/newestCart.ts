import type { Cart } from "./Cart.ts";

type Versioned = Pick<Cart, "id" | "revision">;

/**
 * Which of two sights of the cart is to be believed: the one that has arrived last, unless it is an earlier revision of the same
 * cart.
 *
 * @rule CART-16
 * @example newestCart({ id: "1", revision: 8 }, { id: "1", revision: 7 }) // => { id: "1", revision: 8 }
 * @example newestCart({ id: "1", revision: 8 }, { id: "2", revision: 1 }) // => { id: "2", revision: 1 }
 */
export function newestCart<Sight extends Versioned>(known: Sight | null, arrived: Sight | null): Sight | null {
  const isEarlier = arrived !== null && arrived.id === known?.id && (arrived.revision ?? 0) < (known.revision ?? 0);
  return isEarlier ? known : arrived;
}

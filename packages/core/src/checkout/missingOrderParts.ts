/** What an order is placed with. */
export interface OrderParts {
  readonly cart: unknown;
  /** What sends the order to the server. */
  readonly createOrder: unknown;
}

const parts = ["cart", "createOrder"] as const;

/**
 * What is missing for an order to be placed at all; empty when nothing is.
 *
 * @rule ORDER-4
 * @example missingOrderParts({ cart: null, createOrder: () => null }) // => ["cart"]
 */
export function missingOrderParts(order: OrderParts): ReadonlyArray<keyof OrderParts> {
  return parts.filter((part) => (order[part] ?? null) === null);
}

import type { Product } from "./Product.ts";

/**
 * Whether a shopper can subscribe to a product's availability: it is unavailable, and not discontinued.
 *
 * @rule STOCK-1
 * @example canSubscribe({ status: "OUT_OF_STOCK" }) // => true
 * @example canSubscribe({ status: "AVAILABLE" }) // => false
 * @example canSubscribe({ status: "PERMANENTLY_ENDED" }) // => false
 */
export function canSubscribe({ status }: Pick<Product, "status">): boolean {
  return status !== "AVAILABLE" && status !== "PERMANENTLY_ENDED";
}

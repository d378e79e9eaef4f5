import type { Product } from "./Product.ts";

/**
 * Whether the product can be put into a cart now.
 *
 * @rule FMT-5
 * @example isOrderable({ status: "SEASONAL" }) // => false
 */
export function isOrderable({ status }: Pick<Product, "status">): boolean {
  return status === "AVAILABLE";
}

import type { ProductId } from "./Product.ts";

const isProductId = (id: string): id is ProductId => id !== "";

/**
 * Marks a text as the id of a product.
 *
 * Errors: RangeError when it is empty.
 *
 * @example productId("1204") // => "1204"
 */
export function productId(id: string): ProductId {
  if (!isProductId(id)) throw new RangeError("A product id is not empty");
  return id;
}

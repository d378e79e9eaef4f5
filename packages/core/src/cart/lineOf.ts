import type { ProductId } from "../product/Product.ts";
import type { CartLine } from "./Cart.ts";

const indexes = new WeakMap<ReadonlyArray<CartLine>, ReadonlyMap<ProductId, CartLine>>();

/** The line of a product; null when it has none. The first question about some lines looks at all of them. */
export function lineOf(lines: ReadonlyArray<CartLine>, productId: ProductId): CartLine | null {
  const index = indexes.get(lines) ?? new Map(lines.map((line) => [line.product.id, line]));
  indexes.set(lines, index);
  return index.get(productId) ?? null;
}

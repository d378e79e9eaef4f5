import type { Image, Product } from "./Product.ts";

/**
 * A product's main picture; `null` without one, for the placeholder.
 *
 * @rule FMT-6
 * @example mainImage({ images: [] }) // => null
 */
export function mainImage({ images }: Pick<Product, "images">): Image | null {
  return images[0] ?? null;
}

import type { Image, Product } from "./Product.ts";

/**
 * The picture that stands for a product; `null` when it has none, and the placeholder is shown.
 *
 * @rule FMT-6
 * @example mainImage({ images: [] }) // => null
 */
export function mainImage({ images }: Pick<Product, "images">): Image | null {
  return images[0] ?? null;
}

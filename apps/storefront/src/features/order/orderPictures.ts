import { mainImage, type Image, type ProductId } from "@kamra/core/product";
import type { StorefrontShop } from "../../shop/createStorefrontShop.ts";

/** Pictures by product id, for products that are still sold. */
export type OrderPictures = Readonly<Record<string, Image | null>>;

/**
 * The pictures of ordered products.
 *
 * Errors: none; an order is shown without pictures that do not arrive.
 */
export async function orderPictures(
  shop: StorefrontShop,
  lines: ReadonlyArray<{ readonly productId: ProductId }>,
): Promise<OrderPictures> {
  const ids = new Set(lines.map(({ productId }) => productId));
  const products = await shop.catalogue.productsById([...ids]).catch(() => []);
  return Object.fromEntries(products.map((product) => [product.id, mainImage(product)]));
}

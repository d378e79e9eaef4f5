import type { Product } from "@kamra/core/product";
import type { StorefrontShop } from "../../shop/createStorefrontShop.ts";
import { recommendedProducts } from "./recommendedProducts.ts";

interface SimilarOptions {
  /** By default a row on a wide desktop, three rows of two on a phone to swipe through. */
  readonly count?: number;
  readonly signal: AbortSignal;
}

/** Similar products, the most popular first. Rejects with a ShopError. */
export async function similarProducts(
  shop: Pick<StorefrontShop, "catalogue">,
  product: Pick<Product, "id" | "defaultCategoryId" | "categories">,
  { count = 6, signal }: SimilarOptions,
): Promise<ReadonlyArray<Product>> {
  const categoryId = product.defaultCategoryId ?? product.categories[0]?.id;
  if (categoryId === undefined) return [];
  const products = await recommendedProducts(shop, { categoryId }, { count: count + 1, signal });
  return products.filter(({ id }) => id !== product.id).slice(0, count);
}

/** How long a server's page waits for similar products, in milliseconds. */
const pageTimeout = 100;

/** Those that a page starts with: a server's page waits a moment for them; null when the browser loads them later. */
export function similarAtStart(
  shop: Pick<StorefrontShop, "catalogue">,
  product: Parameters<typeof similarProducts>[1],
  { signal, ...options }: SimilarOptions,
): Promise<ReadonlyArray<Product> | null> {
  if (!import.meta.env.SSR) return Promise.resolve(null);
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(pageTimeout)]);
  return similarProducts(shop, product, { ...options, signal: inTime }).catch(() => null);
}

import { isOrderable, type Product } from "@kamra/core/product";
import type { StorefrontShop } from "../../shop/createStorefrontShop.ts";
import { similarProducts } from "../similar/similarProducts.ts";

export interface ListProducts {
  /** Available and unavailable products; discontinued ones are left out. */
  readonly products: ReadonlyArray<Product>;
  /** Replacements of the products that are not available, by their ids. */
  readonly substitutes: Readonly<Record<string, Product>>;
}

/** The products of a list. Rejects with a ShopError. */
export async function loadListProducts(
  shop: Pick<StorefrontShop, "catalogue">,
  ids: ReadonlyArray<string>,
  { signal }: { readonly signal: AbortSignal },
): Promise<ListProducts> {
  if (ids.length === 0) return { products: [], substitutes: {} };
  const products = await shop.catalogue.productsById(ids, { signal });
  const proposed = await Promise.all(
    products
      .filter((product) => !isOrderable(product))
      .map(async (product) => {
        // The list works without them.
        const [best] = await similarProducts(shop, product, { count: 1, signal }).catch(() => []);
        return best === undefined ? [] : [[product.id, best] as const];
      }),
  );
  return { products, substitutes: Object.fromEntries(proposed.flat()) };
}

import type { Product, ProductDetails } from "@kamra/core/product";
import { redirect } from "react-router-dom";
import type { StorefrontShop } from "../../shop/createStorefrontShop.ts";
import { notFound } from "../failure/notFound.ts";
import { pageLoader } from "../page/pageLoader.ts";
import { productPath } from "./productPath.ts";
import { similarProducts } from "./similarProducts.ts";

export interface ProductData {
  readonly product: ProductDetails;
  /** What else there is of the kind. */
  readonly similar: ReadonlyArray<Product>;
}

/** A row on a wide desktop, three rows of two on a phone to swipe through. */
const similarSize = 6;

/** One product, by its url key or its smart url; by the former it is sent on to the latter (SPEC-1). */
export const productLoader = (shop: StorefrontShop) =>
  pageLoader<ProductData>(shop, async ({ params, request }) => {
    const product = await shop.catalogue.product(params["urlKey"] ?? "", { signal: request.signal });
    if (product === null) throw notFound();
    const { pathname, search } = new URL(request.url);
    if (pathname !== productPath(product)) throw redirect(productPath(product) + search, 301);
    const similar = await similarProducts(shop, product, { count: similarSize, signal: request.signal })
      // The page is whole without them.
      .catch(() => []);
    return { product, similar };
  });

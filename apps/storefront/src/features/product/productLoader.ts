import type { Product, ProductDetails } from "@kamra/core/product";
import { redirect } from "react-router-dom";
import { notFound } from "../page/notFound.ts";
import { pageLoader } from "../page/pageLoader.ts";
import { productPath } from "../paths/productPath.ts";
import { similarAtStart } from "../similar/similarProducts.ts";

export interface ProductData {
  readonly product: ProductDetails;
  /** Similar products; null when the page loads them later. */
  readonly similar: ReadonlyArray<Product> | null;
}

/** One product, by its url key or its smart url; by the former it is sent on to the latter (SPEC-1). */
export const productLoader = pageLoader<ProductData>(async (shop, { params, request }) => {
  const product = await shop.catalogue.product(params["urlKey"] ?? "", { signal: request.signal });
  if (product === null) throw notFound();
  const { pathname, search } = new URL(request.url);
  if (pathname !== productPath(product)) throw redirect(productPath(product) + search, 301);
  return { product, similar: await similarAtStart(shop, product, { signal: request.signal }) };
});

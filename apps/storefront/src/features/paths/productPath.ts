import type { Product } from "@kamra/core/product";

/**
 * The address of a product's page.
 *
 * @rule SPEC-1
 * @example productPath({ urlKey: "alma", smartUrl: null }) // => "/termekek/alma"
 */
export const productPath = ({ urlKey, smartUrl }: Pick<Product, "urlKey" | "smartUrl">): `/termekek/${string}` =>
  `/termekek/${encodeURIComponent(smartUrl ?? urlKey)}`;

/** The id of the similar products on a product's page. */
export const similarId = "hasonlo";

/** The address of the similar products on a product's page. */
export const similarPath = (product: Pick<Product, "urlKey" | "smartUrl">): `/termekek/${string}` =>
  `${productPath(product)}#${similarId}`;

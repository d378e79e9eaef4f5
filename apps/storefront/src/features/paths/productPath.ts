import type { Product } from "@kamra/core/product";

/**
 * The address of a product's page.
 *
 * @rule SPEC-1
 * @example productPath({ urlKey: "alma", smartUrl: null }) // => "/termekek/alma"
 */
export const productPath = ({ urlKey, smartUrl }: Pick<Product, "urlKey" | "smartUrl">): `/termekek/${string}` =>
  `/termekek/${encodeURIComponent(smartUrl ?? urlKey)}`;

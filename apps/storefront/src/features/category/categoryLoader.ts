import { findCategoryByPath } from "@kamra/core/catalogue";
import { isExternalLink } from "@kamra/core/navigation";
import { redirect } from "react-router-dom";
import type { StorefrontShop } from "../../shop/createStorefrontShop.ts";
import { contentOf } from "../../shop/later.ts";
import { notFound } from "../page/notFound.ts";
import { type ListingData, loadListing } from "../listing/loadListing.ts";
import { productOrders } from "../listing/listingOrders.ts";
import { promotionPath } from "../paths/promotionPath.ts";
import { pageLoader } from "../page/pageLoader.ts";

/**
 * A decoded path; unchanged when it cannot be decoded.
 *
 * @example decodedPath("/h%C3%ADrek") // => "/hírek"
 * @example decodedPath("/100%") // => "/100%"
 */
function decodedPath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly signal: AbortSignal;
}

/** The redirect of an address without a category, or 404. */
async function elsewhere(shop: StorefrontShop, { pathname, search, signal }: Address): Promise<Response> {
  const moved = await (await contentOf(shop)).redirectOf(decodedPath(pathname), { signal });
  if (moved === null) return notFound();
  const { target, isPermanent } = moved;
  return redirect(isExternalLink(target) || target.includes("?") ? target : target + search, isPermanent ? 301 : 302);
}

/**
 * The catch-all: a nested path of url keys leads to a category, to its redirect, or to 404.
 *
 * @rule CAT-2, NAV-1
 */
export const categoryLoader = pageLoader<ListingData>(async (shop, { params, request }) => {
  const found = findCategoryByPath(await shop.catalogue.loadCategories(), params["*"] ?? "");
  const { pathname, search } = new URL(request.url);
  if (found === null) throw await elsewhere(shop, { pathname, search, signal: request.signal });
  const { category } = found;
  if (category.isPromotion) throw redirect(promotionPath(category) + search, 301);
  if (pathname !== category.path) throw redirect(category.path + search, 301);
  return loadListing(request, {
    orders: productOrders,
    remembered: shop.catalogue.sortOrder.get(),
    avoided: shop.catalogue.avoidedAllergens.get(),
    filters: { categoryId: category.id },
    load: (query) => shop.catalogue.products(query, { signal: request.signal }),
  });
});

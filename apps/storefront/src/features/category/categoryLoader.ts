import { findCategoryByPath } from "@kamra/core/catalog";
import { redirect } from "react-router-dom";
import type { StorefrontShop } from "../../shop/createStorefrontShop.ts";
import { notFound } from "../failure/notFound.ts";
import { type ListingData, loadListing } from "../listing/loadListing.ts";
import { productOrders } from "../listing/listingOrders.ts";
import { promotionPath } from "../promotions/promotionPath.ts";
import { pageLoader } from "../page/pageLoader.ts";

/** The catch-all: a nested path of url keys leads to a category, or nowhere (CAT-2, NAV-1). */
export const categoryLoader = (shop: StorefrontShop) =>
  pageLoader<ListingData>(shop, async ({ params, request }) => {
    const found = findCategoryByPath(await shop.catalogue.loadCategories(), params["*"] ?? "");
    if (found === null) throw notFound();
    const { category } = found;
    const { pathname, search } = new URL(request.url);
    if (category.isPromotion) throw redirect(promotionPath(category) + search, 301);
    if (pathname !== category.path) throw redirect(category.path + search, 301);
    return loadListing(request, {
      orders: productOrders,
      filters: { categoryId: category.id },
      load: (query) => shop.catalogue.products(query, { signal: request.signal }),
    });
  });

import { notFound } from "../page/notFound.ts";
import { productOrders } from "../listing/listingOrders.ts";
import { type ListingData, loadListing } from "../listing/loadListing.ts";
import { pageLoader } from "../page/pageLoader.ts";
import { promotionsOf } from "./promotionsOf.ts";

/** The products of one promotion. */
export const promotionLoader = pageLoader<ListingData>(async (shop, { params, request }) => {
  const promotion = promotionsOf(await shop.catalogue.loadCategories()).find(
    ({ urlKey }) => urlKey === params["promotionUrl"],
  );
  if (promotion === undefined) throw notFound();
  return loadListing(request, {
    orders: productOrders,
    remembered: shop.catalogue.sortOrder.get(),
    avoided: shop.catalogue.avoidedAllergens.get(),
    filters: { categoryId: promotion.id },
    load: (query) => shop.catalogue.products(query, { signal: request.signal }),
  });
});

import { productOrders } from "../listing/listingOrders.ts";
import { type ListingData, loadListing } from "../listing/loadListing.ts";
import { pageLoader } from "../page/pageLoader.ts";

/** All products that are news now. */
export const newsLoader = pageLoader<ListingData>((shop, { request }) =>
  loadListing(request, {
    orders: productOrders,
    remembered: shop.catalogue.sortOrder.get(),
    avoided: shop.catalogue.avoidedAllergens.get(),
    filters: { news: true },
    load: (query) => shop.catalogue.products(query, { signal: request.signal }),
  }),
);

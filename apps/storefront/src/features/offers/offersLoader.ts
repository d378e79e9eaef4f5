import { productOrders } from "../listing/listingOrders.ts";
import { type ListingData, loadListing } from "../listing/loadListing.ts";
import { pageLoader } from "../page/pageLoader.ts";

/** All products with a reduced price. */
export const offersLoader = pageLoader<ListingData>((shop, { request }) =>
  loadListing(request, {
    orders: productOrders,
    remembered: shop.catalogue.sortOrder.get(),
    avoided: shop.catalogue.avoidedAllergens.get(),
    filters: { discounted: true },
    load: (query) => shop.catalogue.products(query, { signal: request.signal }),
  }),
);

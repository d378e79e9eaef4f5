import { redirect } from "react-router-dom";
import { searchOrders } from "../listing/listingOrders.ts";
import { type ListingData, loadListing } from "../listing/loadListing.ts";
import { pageLoader } from "../page/pageLoader.ts";

/** The results of a search; an empty search is the home page. */
export const searchLoader = pageLoader<ListingData>(async (shop, { params, request }) => {
  const term = params["searchTerm"]?.trim() ?? "";
  if (term === "") throw redirect("/");
  return loadListing(request, {
    orders: searchOrders,
    filters: {},
    load: (query) => shop.catalogue.search({ term, ...query }, { signal: request.signal }),
  });
});

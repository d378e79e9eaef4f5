import type { SearchSuggestions } from "@kamra/core/catalogue";
import { redirect } from "react-router-dom";
import { searchOrders } from "../listing/listingOrders.ts";
import { type ListingData, loadListing } from "../listing/loadListing.ts";
import { pageLoader } from "../page/pageLoader.ts";

const none: Pick<SearchSuggestions, "categories"> = { categories: [] };

export interface SearchData extends ListingData {
  /** Categories to suggest after a search without results. */
  readonly nearest: SearchSuggestions["categories"];
}

/** The results of a search; an empty search is the home page. */
export const searchLoader = pageLoader<SearchData>(async (shop, { params, request }) => {
  const term = params["searchTerm"]?.trim() ?? "";
  if (term === "") throw redirect("/");
  const listing = await loadListing(request, {
    orders: searchOrders,
    remembered: shop.catalogue.sortOrder.get(),
    avoided: shop.catalogue.avoidedAllergens.get(),
    filters: {},
    load: (query) => shop.catalogue.search({ term, ...query }, { signal: request.signal }),
  });
  const { categories } =
    listing.products.total > 0 ? none : await shop.catalogue.suggestions(term, { signal: request.signal });
  return { ...listing, nearest: categories };
});

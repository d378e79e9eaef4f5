import type { Brand } from "@kamra/core/content";
import { contentOf } from "../../shop/later.ts";
import { notFound } from "../page/notFound.ts";
import { productOrders } from "../listing/listingOrders.ts";
import { type ListingData, loadListing } from "../listing/loadListing.ts";
import { pageLoader } from "../page/pageLoader.ts";

export interface BrandData extends ListingData {
  readonly brand: Brand;
}

/** The products of one brand. */
export const brandLoader = pageLoader<BrandData>(async (shop, { params, request }) => {
  const { signal } = request;
  const brand = await (await contentOf(shop)).brand(params["brandSlug"] ?? "", { signal });
  if (brand === null) throw notFound();
  const listing = await loadListing(request, {
    orders: productOrders,
    remembered: shop.catalogue.sortOrder.get(),
    avoided: shop.catalogue.avoidedAllergens.get(),
    filters: { attributes: { brand: [brand.id] } },
    load: (query) => shop.catalogue.products(query, { signal }),
  });
  return { brand, ...listing };
});

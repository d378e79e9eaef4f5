import type {
  ProductFilters,
  ProductPage,
  ProductSort,
  SearchSort,
  SortDirection,
  SortOrder,
} from "@kamra/core/catalogue";
import type { AllergenCode, Product } from "@kamra/core/product";
import { redirect } from "react-router-dom";
import { decodeListing } from "./decodeListing.ts";
import { encodeListing } from "./encodeListing.ts";
import type { ListingOrders, ListingState } from "./ListingState.ts";
import { rememberedKey } from "./orderOf.ts";

export interface ListingData {
  readonly state: ListingState;
  readonly products: ProductPage;
}

interface ListingQuery<Sort> {
  readonly page: number;
  readonly filters: ProductFilters;
  readonly sort?: Sort;
  readonly direction?: SortDirection;
}

interface Listing<Sort extends ProductSort | SearchSort> {
  readonly orders: ListingOrders<Sort>;
  /** The order that the shopper chose on an earlier list. */
  readonly remembered: SortOrder | null;
  /** The allergens that the shopper avoids. */
  readonly avoided: ReadonlyArray<AllergenCode>;
  /** The filter of the whole list. */
  readonly filters: ProductFilters;
  readonly load: (query: ListingQuery<Sort>) => Promise<ProductPage>;
}

/** The cards of an answer's products, which a server's pages share. */
const cards = new WeakMap<ReadonlyArray<Product>, ReadonlyArray<Product>>();

/** A card shows the first picture; the others belong to the product's page. */
function cardsOf(products: ReadonlyArray<Product>): ReadonlyArray<Product> {
  const shown = cards.get(products) ?? products.map((product) => ({ ...product, images: product.images.slice(0, 1) }));
  cards.set(products, shown);
  return shown;
}

/**
 * Loads the addressed part of a list.
 *
 * Errors: those of `load`; a redirect to the last page when the address names one beyond it.
 */
export async function loadListing<Sort extends ProductSort | SearchSort>(
  request: Request,
  { orders, remembered, avoided, filters, load }: Listing<Sort>,
): Promise<ListingData> {
  const { pathname, searchParams } = new URL(request.url);
  const keys = Object.keys(orders);
  const state = decodeListing(searchParams, { orders: keys, remembered: rememberedKey(orders, remembered), avoided });
  const order = orders[state.sort ?? keys[0] ?? ""];
  const attributes = { ...state.filters.attributes, ...filters.attributes };
  const products = await load({ page: state.page, filters: { ...state.filters, ...filters, attributes }, ...order });
  if (products.total > 0 && state.page > products.lastPage)
    throw redirect(pathname + encodeListing({ ...state, page: products.lastPage }, { avoided }));
  // What all products share filters nothing.
  const facets = {
    ...products.facets,
    attributes: products.facets.attributes.filter(({ code }) => filters.attributes?.[code] === undefined),
    ...(filters.discounted === true && { discountedCount: 0 }),
    ...(filters.news === true && { newsCount: 0 }),
  };
  return {
    state,
    products: {
      ...products,
      products: cardsOf(products.products),
      facets,
    },
  };
}

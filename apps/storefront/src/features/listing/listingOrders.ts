import type { ProductSort, SearchSort } from "@kamra/core/catalogue";
import type { ListingOrders } from "./ListingState.ts";

const shared = {
  "ar-novekvo": { sort: "PRICE", direction: "ASC" },
  "ar-csokkeno": { sort: "PRICE", direction: "DESC" },
  "egysegar-novekvo": { sort: "UNIT_PRICE", direction: "ASC" },
  "egysegar-csokkeno": { sort: "UNIT_PRICE", direction: "DESC" },
  nev: { sort: "NAME", direction: "ASC" },
} as const;

const popularity = { nepszeru: { sort: "PREFIXBOX_SCORE", direction: "DESC" } } as const;

/** The sort orders of a category's products, the most popular first. */
export const productOrders: ListingOrders<ProductSort> = {
  ...popularity,
  ...shared,
  legujabb: { sort: "CREATED_AT", direction: "DESC" },
};

/** The sort orders of search results, the best match first. */
export const searchOrders: ListingOrders<SearchSort> = {
  talalat: { sort: "SEARCH_SCORE", direction: "DESC" },
  ...popularity,
  ...shared,
};

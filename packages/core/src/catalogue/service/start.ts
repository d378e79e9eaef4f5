import type { Beginning, Start } from "../../capability/Start.ts";
import { jsonCookie } from "../../kernel/jsonCookie.ts";
import { makeStore } from "../../kernel/makeStore.ts";
import type { Category } from "../model/Category.ts";
import { allergenCodes } from "../../product/allergenCodes.ts";
import { sortOrder } from "../model/generated/SortOrder.ts";
import { avoidedAllergens } from "./generated/storedData.ts";
import type { ShopCatalogue } from "./ShopCatalogue.ts";

/** @rule COOKIE-1 */
export const sortCookie = ({ cookies, settings }: Beginning) =>
  jsonCookie(cookies, { name: settings.sortCookie, maxAgeSeconds: settings.sortCookieSeconds, decoder: sortOrder });

/** @rule ALLERGEN-3 */
export const allergenCookie = ({ cookies, settings }: Beginning) =>
  jsonCookie(cookies, {
    name: settings.allergenCookie,
    maxAgeSeconds: settings.allergenCookieSeconds,
    decoder: avoidedAllergens,
  });

/** Server pages are rendered without searches; the services read them from the device's storage. */
const noSearches: ReadonlyArray<string> = [];

export function catalogueStores(beginning: Beginning) {
  const avoided = allergenCookie(beginning).read() ?? [];
  const shipped = beginning.snapshot?.catalogue?.categories;
  return {
    categories: makeStore<ReadonlyArray<Category> | null>(shipped ?? null, { server: shipped }),
    sortOrder: makeStore(sortCookie(beginning).read()),
    avoidedAllergens: makeStore(allergenCodes.filter((code) => avoided.includes(code))),
    searches: makeStore(noSearches, { server: noSearches }),
  };
}

/**
 * The catalogue for `startShop`: its stores with their first values, and what each method does until its services have
 * loaded.
 */
export const catalogueStart: Start<"catalogue", ShopCatalogue> = {
  name: "catalogue",
  stores: catalogueStores,
  except: {
    loadCategories: "promise",
    chooseSortOrder: "void",
    avoidAllergens: "void",
    rememberSearch: "void",
    forgetSearch: "void",
    products: "promise",
    search: "promise",
    suggestions: "promise",
    searchTerms: "promise",
    product: "promise",
    productsById: "promise",
    blogEntries: "promise",
    footerBlocks: "promise",
  },
};

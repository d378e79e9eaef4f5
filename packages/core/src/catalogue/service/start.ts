import type { Beginning, Start } from "../../capability/Start.ts";
import { jsonCookie } from "../../kernel/jsonCookie.ts";
import { makeStore } from "../../kernel/makeStore.ts";
import type { Category } from "../model/Category.ts";
import { sortOrder } from "../model/generated/SortOrder.ts";
import type { ShopCatalogue } from "./ShopCatalogue.ts";

/** @rule COOKIE-1 */
export const sortCookie = ({ cookies, settings }: Beginning) =>
  jsonCookie(cookies, { name: settings.sortCookie, maxAgeSeconds: settings.sortCookieSeconds, decoder: sortOrder });

export function catalogueStores(beginning: Beginning) {
  const shipped = beginning.snapshot?.catalogue?.categories;
  return {
    categories: makeStore<ReadonlyArray<Category> | null>(shipped ?? null, { server: shipped }),
    sortOrder: makeStore(sortCookie(beginning).read()),
  };
}

export const catalogueStart: Start<"catalogue", ShopCatalogue> = {
  name: "catalogue",
  stores: catalogueStores,
  except: {
    loadCategories: "promise",
    chooseSortOrder: "void",
    products: "promise",
    search: "promise",
    suggestions: "promise",
    product: "promise",
    productsById: "promise",
    blogEntries: "promise",
    footerBlocks: "promise",
  },
};

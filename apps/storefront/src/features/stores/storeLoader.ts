import type { GroceryStore } from "@kamra/core/content";
import { contentOf } from "../../shop/later.ts";
import { notFound } from "../page/notFound.ts";
import { pageLoader } from "../page/pageLoader.ts";

export interface StoreData {
  readonly store: GroceryStore;
}

export const storeLoader = pageLoader<StoreData>(async (shop, { params, request: { signal } }) => {
  const store = await (await contentOf(shop)).store(params["storeId"] ?? "", { signal });
  if (store === null) throw notFound();
  return { store };
});

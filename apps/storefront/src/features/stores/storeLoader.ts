import type { GroceryStore } from "@kamra/core/content";
import type { StorefrontShop } from "../../shop/createStorefrontShop.ts";
import { contentOf } from "../../shop/later.ts";
import { notFound } from "../page/notFound.ts";
import { pageLoader } from "../page/pageLoader.ts";

export interface StoreData {
  readonly store: GroceryStore;
}

export const storeLoader = (shop: StorefrontShop) =>
  pageLoader<StoreData>(shop, async ({ params, request: { signal } }) => {
    const store = await (await contentOf(shop)).store(params["storeId"] ?? "", { signal });
    if (store === null) throw notFound();
    return { store };
  });

import type { GroceryStore } from "@kamra/core/content";
import type { StorefrontShop } from "../../shop/createStorefrontShop.ts";
import { contentOf } from "../../shop/later.ts";
import { pageLoader } from "../page/pageLoader.ts";

export interface StoresData {
  readonly stores: ReadonlyArray<GroceryStore>;
}

export const storesLoader = (shop: StorefrontShop) =>
  pageLoader<StoresData>(shop, async ({ request: { signal } }) => ({
    stores: await (await contentOf(shop)).stores({ signal }),
  }));

import type { GroceryStore } from "@kamra/core/content";
import type { StorefrontShop } from "../../shop/createStorefrontShop.ts";
import { pageLoader } from "../page/pageLoader.ts";

export interface StoresData {
  readonly stores: ReadonlyArray<GroceryStore>;
}

export const storesLoader = (shop: StorefrontShop) =>
  pageLoader<StoresData>(shop, async ({ request: { signal } }) => ({ stores: await shop.content.stores({ signal }) }));

import type { GroceryStore } from "@kamra/core/content";
import { contentOf } from "../../shop/later.ts";
import { pageLoader } from "../page/pageLoader.ts";

export interface StoresData {
  readonly stores: ReadonlyArray<GroceryStore>;
}

export const storesLoader = pageLoader<StoresData>(async (shop, { request: { signal } }) => ({
  stores: await (await contentOf(shop)).stores({ signal }),
}));

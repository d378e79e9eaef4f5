import type { Brand } from "@kamra/core/content";
import type { StorefrontShop } from "../../shop/createStorefrontShop.ts";
import { contentOf } from "../../shop/later.ts";
import { pageLoader } from "../page/pageLoader.ts";

export interface BrandsData {
  readonly brands: ReadonlyArray<Brand>;
}

export const brandsLoader = (shop: StorefrontShop) =>
  pageLoader<BrandsData>(shop, async ({ request: { signal } }) => ({
    brands: await (await contentOf(shop)).brands({ signal }),
  }));

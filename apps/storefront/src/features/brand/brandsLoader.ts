import type { Brand } from "@kamra/core/content";
import { contentOf } from "../../shop/later.ts";
import { pageLoader } from "../page/pageLoader.ts";

export interface BrandsData {
  readonly brands: ReadonlyArray<Brand>;
}

export const brandsLoader = pageLoader<BrandsData>(async (shop, { request: { signal } }) => ({
  brands: await (await contentOf(shop)).brands({ signal }),
}));

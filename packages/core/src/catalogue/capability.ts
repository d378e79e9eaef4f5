import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import type { Capability } from "../capability/Capability.ts";
import { CatalogueService } from "./CatalogueService.ts";
import { catalogueServiceLive } from "./catalogueServiceLive.ts";
import type { ShopCatalogue } from "./ShopCatalogue.ts";
import type { Category } from "./Category.ts";
import type { CatalogueTexts } from "./text.hu.ts";

declare module "../kernel/ShopTypes.ts" {
  interface ShopSnapshot {
    readonly catalogue?: {
      readonly categories: ReadonlyArray<Category> | null;
      /** Starts with a `categoryExcerpt`: `loadCategories()` loads the others. */
      readonly isExcerpt?: boolean;
    };
  }
  interface Texts {
    readonly catalogue: CatalogueTexts;
  }
}

/** Products, categories, search, blog and footer: `shop.catalogue`. */
export const catalogue: Capability<"catalogue", ShopCatalogue> = {
  name: "catalogue",
  open: ({ build, run, runNow }) =>
    Effect.map(build(catalogueServiceLive), (context) => {
      const service = Context.get(context, CatalogueService);
      return {
        api: {
          categories: service.categories,
          loadCategories: () => run(service.loadCategories),
          sortOrder: service.sortOrder,
          chooseSortOrder: (order) => runNow(service.chooseSortOrder(order)),
          products: (query, options) => run(service.products(query), options),
          search: (query, options) => run(service.search(query), options),
          suggestions: (term, options) => run(service.suggestions(term), options),
          product: (urlKey, options) => run(service.product(urlKey), options),
          productsById: (ids, options) => run(service.productsById(ids), options),
          blogEntries: (query = {}, options) => run(service.blogEntries(query), options),
          footerBlocks: (options) => run(service.footerBlocks, options),
        },
        snapshot: () => ({ catalogue: { categories: service.categories.get() } }),
      };
    }),
};

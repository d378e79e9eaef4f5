import type { Capability } from "../../capability/Capability.ts";
import { opened } from "../../capability/opened.ts";
import { CatalogueService, type ShopCatalogue } from "./ShopCatalogue.ts";
import { catalogueServiceLive } from "./catalogueServiceLive.ts";
import type { Category } from "../model/Category.ts";
import type { CatalogueTexts } from "../text.hu.ts";

declare module "../../kernel/ShopTypes.ts" {
  interface ShopApis {
    readonly catalogue: ShopCatalogue;
  }
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

/** `shop.catalogue`, to which a capability adds the backend that answers it. */
export const catalogueWithoutBackend: Capability<"catalogue", ShopCatalogue> = {
  name: "catalogue",
  open: opened(CatalogueService, catalogueServiceLive, {
    except: {
      loadCategories: "query",
      chooseSortOrder: "at once",
      avoidAllergens: "at once",
      rememberSearch: "at once",
      forgetSearch: "at once",
      products: "query",
      search: "query",
      suggestions: "query",
      searchTerms: "query",
      product: "query",
      productsById: "query",
      blogEntries: "query",
      footerBlocks: "query",
    },
    snapshot: ({ categories }) => ({ catalogue: { categories: categories.get() } }),
  }),
};

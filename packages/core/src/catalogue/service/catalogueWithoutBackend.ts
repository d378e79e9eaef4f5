import type { Capability } from "../../capability/Capability.ts";
import { opened } from "../../capability/opened.ts";
import { CatalogueService, type ShopCatalogue } from "./ShopCatalogue.ts";
import { catalogueServiceLive } from "./catalogueServiceLive.ts";

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

import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import type { EffectCapability } from "../../capability/EffectCapability.ts";
import { opened } from "../../capability/opened.ts";
import { AvoidedAllergens } from "./AvoidedAllergens.ts";
import { CatalogueService, type ShopCatalogue } from "./ShopCatalogue.ts";
import { catalogueServiceLive } from "./catalogueServiceLive.ts";

/** `shop.catalogue`, to which a capability adds the backend that answers it. */
export const catalogueWithoutBackend: EffectCapability<"catalogue", ShopCatalogue> = {
  name: "catalogue",
  offers: Layer.effect(
    AvoidedAllergens,
    Effect.map(CatalogueService, ({ avoidedAllergens, avoidAllergens }) => ({
      device: avoidedAllergens,
      avoid: avoidAllergens,
    })),
  ).pipe(Layer.provide(catalogueServiceLive)),
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

import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import type { Capability } from "../../capability/Capability.ts";
import { backendCalls } from "../../transport/backendCalls.ts";
import type { SearchSuggestions } from "../model/ProductQuery.ts";
import { CatalogueBackend, type CatalogueSource } from "../port/CatalogueSource.ts";
import { catalogueWithoutBackend } from "./catalogueWithoutBackend.ts";
import type { ShopCatalogue } from "./ShopCatalogue.ts";

const noSuggestions: SearchSuggestions = { products: [], categories: [], brands: [], correctedTerm: null };

/** Products, categories, search, blog and footer of an own backend: `shop.catalogue`, without GraphQL. */
export const ownCatalogue = (source: CatalogueSource): Capability<"catalogue", ShopCatalogue> => ({
  ...catalogueWithoutBackend,
  backend: Layer.effect(
    CatalogueBackend,
    Effect.map(backendCalls, ({ query }) => ({
      products: (request) => query((call) => source.products(request, call)),
      search: (request) => query((call) => source.search(request, call)),
      product: (urlKey) => query((call) => source.product(urlKey, call)),
      productsById: (ids) => query((call) => source.productsById(ids, call)),
      suggestions: (term) => query(async (call) => (await source.suggestions?.(term, call)) ?? noSuggestions),
      categories: () => query(async (call) => (await source.categories?.(call)) ?? []),
      blogEntries: (request) => query(async (call) => (await source.blogEntries?.(request, call)) ?? []),
      footerBlocks: () => query(async (call) => (await source.footerBlocks?.(call)) ?? []),
    })),
  ),
});

import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import type { Capability } from "../../capability/Capability.ts";
import { capability } from "../../capability/inside.ts";
import type { TransportError } from "../../kernel/TransportError.ts";
import { backendCalls } from "../../transport/backendCalls.ts";
import type { ProductPage, SearchSuggestions } from "../model/ProductQuery.ts";
import { CatalogueBackend, type CatalogueSource, type SearchRequest } from "../port/CatalogueSource.ts";
import { catalogueWithoutBackend } from "./catalogueWithoutBackend.ts";
import type { ShopCatalogue } from "./ShopCatalogue.ts";

const noSuggestions: SearchSuggestions = { products: [], categories: [], brands: [], correctedTerm: null };

/** As many as suggestions usually have. */
const productsOfTerm = 6;

/** Terms of a list, searched for one by one: a list must not delay other requests. */
const singly =
  (search: (request: SearchRequest) => Effect.Effect<ProductPage, TransportError>) => (terms: ReadonlyArray<string>) =>
    Effect.forEach(
      terms,
      (term) =>
        Effect.map(search({ term, page: 1, pageSize: productsOfTerm, filters: {} }), ({ products, correctedTerm }) => ({
          products,
          correctedTerm,
        })),
      { concurrency: 4 },
    );

/** Products, categories, search, blog and footer of an own backend: `shop.catalogue`, without GraphQL. */
export const ownCatalogue = (source: CatalogueSource): Capability<"catalogue", ShopCatalogue> =>
  capability({
    ...catalogueWithoutBackend,
    backend: Layer.effect(
      CatalogueBackend,
      Effect.map(backendCalls, ({ query }) => {
        const search = (request: SearchRequest) => query((call) => source.search(request, call));
        const searchTerms = source.searchTerms?.bind(source);
        return {
          products: (request) => query((call) => source.products(request, call)),
          search,
          searchTerms:
            searchTerms === undefined ? singly(search) : (terms) => query((call) => searchTerms(terms, call)),
          product: (urlKey) => query((call) => source.product(urlKey, call)),
          productsById: (ids) => query((call) => source.productsById(ids, call)),
          suggestions: (term) => query(async (call) => (await source.suggestions?.(term, call)) ?? noSuggestions),
          categories: () => query(async (call) => (await source.categories?.(call)) ?? []),
          blogEntries: (request) => query(async (call) => (await source.blogEntries?.(request, call)) ?? []),
          footerBlocks: () => query(async (call) => (await source.footerBlocks?.(call)) ?? []),
        };
      }),
    ),
  });

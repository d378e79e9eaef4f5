import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { GraphqlTransport } from "../../transport/GraphqlTransport.ts";
import { CatalogueBackend, type PageRequest } from "../port/CatalogueSource.ts";
import {
  blogEntriesQuery,
  categoriesQuery,
  footerBlocksQuery,
  productByUrlKeyQuery,
  productsByIdQuery,
  productsQuery,
  searchProductsQuery,
  searchSuggestionsQuery,
  searchTermsQuery,
} from "./generated/operations.ts";
import { wireFilters } from "./wireFilters.ts";

const pageOf = <Sort>({ page, pageSize, filters, sort, direction }: PageRequest<Sort>) => ({
  page,
  first: pageSize,
  filters: wireFilters(filters),
  direction,
  sort,
});

/** The catalogue of the GraphQL backend. */
export const catalogueByGraphql = Layer.effect(
  CatalogueBackend,
  Effect.map(GraphqlTransport, ({ request }) => ({
    products: (wanted) => Effect.map(request(productsQuery, { variables: pageOf(wanted) }), ({ products }) => products),
    search: ({ term, ...wanted }) =>
      Effect.map(
        request(searchProductsQuery, { variables: { ...pageOf(wanted), term } }),
        ({ searchProducts }) => searchProducts,
      ),
    suggestions: (term) =>
      Effect.map(
        request(searchSuggestionsQuery, { variables: { term } }),
        ({ searchSuggestions }) => searchSuggestions,
      ),
    searchTerms: (terms) =>
      Effect.map(request(searchTermsQuery, { variables: { terms: [...terms] } }), ({ searchTerms }) => searchTerms),
    product: (urlKey) =>
      Effect.map(
        request(productByUrlKeyQuery, { variables: { urlKey } }),
        ({ getProductByUrlKey }) => getProductByUrlKey,
      ),
    productsById: (ids) =>
      Effect.map(
        request(productsByIdQuery, { variables: { ids: [...ids], first: ids.length } }),
        ({ products }) => products.data,
      ),
    categories: () =>
      Effect.map(request(categoriesQuery, { variables: {} }), ({ allProductCategories }) => allProductCategories),
    blogEntries: ({ page, pageSize }) =>
      Effect.map(request(blogEntriesQuery, { variables: { page, first: pageSize } }), ({ blogEntries }) => blogEntries),
    footerBlocks: () => Effect.map(request(footerBlocksQuery, { variables: {} }), ({ footerBlocks }) => footerBlocks),
  })),
);

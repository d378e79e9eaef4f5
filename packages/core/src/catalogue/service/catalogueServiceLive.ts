import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { command } from "../../kernel/command.ts";
import { join } from "../../kernel/join.ts";
import { shareEqual } from "../../kernel/shareEqual.ts";
import { oncePer } from "../../kernel/oncePer.ts";
import { ShopEnvironment } from "../../kernel/ShopEnvironment.ts";
import type { ShopSettings } from "../../kernel/ShopSettings.ts";
import { GraphqlTransport } from "../../transport/GraphqlTransport.ts";
import { buildCategoryTree } from "../rules/buildCategoryTree.ts";
import { CatalogueService } from "./ShopCatalogue.ts";
import type { ProductQuery, SearchQuery } from "../model/ProductQuery.ts";
import { wireFilters } from "../graphql/wireFilters.ts";
import { catalogueStores, sortCookie } from "./start.ts";
import {
  blogEntriesQuery,
  categoriesQuery,
  footerBlocksQuery,
  productByUrlKeyQuery,
  productsByIdQuery,
  productsQuery,
  searchProductsQuery,
  searchSuggestionsQuery,
} from "../graphql/generated/operations.ts";

/** Shops of one server share the answer. */
const treeOf = oncePer(buildCategoryTree);

/** What is read without being kept. */
const pagesOf = (request: GraphqlTransport["Service"]["request"], settings: Pick<ShopSettings, "pageSize">) => {
  const pageOf = ({ page = 1, pageSize = settings.pageSize, filters = {}, direction }: ProductQuery | SearchQuery) => ({
    page,
    first: pageSize,
    filters: wireFilters(filters),
    direction,
  });
  return {
    products: (query) =>
      request(productsQuery, {
        variables: { ...pageOf(query), sort: query.sort },
      }).pipe(Effect.map(({ products }) => products)),
    search: (query) =>
      request(searchProductsQuery, {
        variables: { ...pageOf(query), term: query.term, sort: query.sort },
      }).pipe(Effect.map(({ searchProducts }) => searchProducts)),
    suggestions: (term) =>
      request(searchSuggestionsQuery, { variables: { term } }).pipe(
        Effect.map(({ searchSuggestions }) => searchSuggestions),
      ),
    product: (urlKey) =>
      request(productByUrlKeyQuery, { variables: { urlKey } }).pipe(
        Effect.map(({ getProductByUrlKey }) => getProductByUrlKey),
      ),
    productsById: (ids) => {
      const wanted = [...new Set(ids)];
      if (wanted.length === 0) return Effect.succeed([]);
      return request(productsByIdQuery, {
        variables: { ids: wanted, first: wanted.length },
      }).pipe(
        Effect.map(({ products }) => {
          const byId = new Map<string, (typeof products.data)[number]>(
            products.data.map((product) => [product.id, product]),
          );
          return wanted.flatMap((id) => byId.get(id) ?? []);
        }),
      );
    },
    blogEntries: ({ page = 1, pageSize = 3 } = {}) =>
      request(blogEntriesQuery, { variables: { page, first: pageSize } }).pipe(
        Effect.map(({ blogEntries }) => blogEntries),
      ),
    footerBlocks: () =>
      request(footerBlocksQuery, { variables: {} }).pipe(Effect.map(({ footerBlocks }) => footerBlocks)),
  } satisfies Partial<CatalogueService["Service"]>;
};

export const catalogueServiceLive = Layer.effect(
  CatalogueService,
  Effect.gen(function* () {
    const environment = yield* ShopEnvironment;
    const { settings, snapshot } = environment;
    const { request } = yield* GraphqlTransport;
    const { categories, sortOrder } = catalogueStores(environment);
    let isWhole = categories.get() !== null && snapshot?.catalogue?.isExcerpt !== true;
    const cookie = sortCookie(environment);

    const fetchCategories = request(categoriesQuery, { variables: {} }).pipe(
      Effect.map(({ allProductCategories }) => treeOf(allProductCategories)),
      Effect.tap((tree) =>
        Effect.sync(() => {
          isWhole = true;
          categories.set(tree);
        }),
      ),
    );
    const loadCategories = yield* command(
      { name: "catalogue.loadCategories", policy: join, requests: 1 },
      () => fetchCategories,
    );

    return CatalogueService.of({
      categories,
      sortOrder,
      chooseSortOrder: (order) =>
        Effect.sync(() => {
          cookie.write(order);
          sortOrder.set(shareEqual(sortOrder.get(), order));
        }),
      loadCategories: () =>
        Effect.suspend(() => {
          const loaded = categories.get();
          return loaded === null || !isWhole ? loadCategories() : Effect.succeed(loaded);
        }),
      ...pagesOf(request, settings),
    });
  }),
);

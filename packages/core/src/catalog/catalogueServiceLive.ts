import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Schema from "effect/Schema";
import { command } from "../shop/command.ts";
import { join } from "../shop/join.ts";
import { jsonCookie } from "../shop/jsonCookie.ts";
import { keepSame } from "../shop/keepSame.ts";
import { makeStore } from "../shop/makeStore.ts";
import { ShopEnvironment } from "../shop/ShopEnvironment.ts";
import {
  BlogEntriesDocument,
  CategoriesDocument,
  FooterBlocksDocument,
  ProductByUrlKeyDocument,
  ProductsByIdDocument,
  ProductsDocument,
  SearchProductsDocument,
  SearchSuggestionsDocument,
} from "../transport/generated/documents.ts";
import { GraphqlTransport } from "../transport/GraphqlTransport.ts";
import { BlogEntryFromWire } from "../transport/wire/BlogEntryFromWire.ts";
import { CategoryNodeFromWire } from "../transport/wire/CategoryNodeFromWire.ts";
import { eachValid } from "../transport/wire/eachValid.ts";
import { ProductDetailsFromWire } from "../transport/wire/ProductDetailsFromWire.ts";
import { ProductFromWire } from "../transport/wire/ProductFromWire.ts";
import { ProductPageFromWire } from "../transport/wire/ProductPageFromWire.ts";
import { SearchSuggestionsFromWire } from "../transport/wire/SearchSuggestionsFromWire.ts";
import { buildCategoryTree } from "./buildCategoryTree.ts";
import { CatalogueService } from "./CatalogueService.ts";
import type { Category } from "./Category.ts";
import { FooterBlock } from "./Content.ts";
import type { ProductQuery, SearchQuery } from "./ProductQuery.ts";
import { SortOrder } from "./SortOrder.ts";
import { wireFilters } from "./wireFilters.ts";

const ProductsAnswer = Schema.Struct({ products: ProductPageFromWire });
const SearchAnswer = Schema.Struct({ searchProducts: ProductPageFromWire });
const SuggestionsAnswer = Schema.Struct({ searchSuggestions: SearchSuggestionsFromWire });
const ProductAnswer = Schema.Struct({ getProductByUrlKey: Schema.NullOr(ProductDetailsFromWire) });
const ProductsByIdAnswer = Schema.Struct({ products: Schema.Struct({ data: eachValid(ProductFromWire) }) });
const CategoriesAnswer = Schema.Struct({ allProductCategories: Schema.Array(CategoryNodeFromWire) });
const BlogAnswer = Schema.Struct({ blogEntries: Schema.Array(BlogEntryFromWire) });
const FooterAnswer = Schema.Struct({ footerBlocks: Schema.Array(FooterBlock) });

export const catalogueServiceLive = Layer.effect(
  CatalogueService,
  Effect.gen(function* () {
    const { cookies, settings, snapshot } = yield* ShopEnvironment;
    const { request } = yield* GraphqlTransport;
    const categories = makeStore<ReadonlyArray<Category> | null>(snapshot?.catalogue?.categories ?? null);
    let isWhole = categories.get() !== null && snapshot?.catalogue?.isExcerpt !== true;
    const sortCookie = jsonCookie(cookies, {
      name: settings.sortCookie,
      maxAgeSeconds: settings.sortCookieSeconds,
      schema: SortOrder,
    });
    const sortOrder = makeStore(sortCookie.read());

    const pageOf = ({
      page = 1,
      pageSize = settings.pageSize,
      filters = {},
      direction,
    }: ProductQuery | SearchQuery) => ({
      page,
      first: pageSize,
      filters: wireFilters(filters),
      direction,
    });

    const fetchCategories = request(CategoriesDocument, { schema: CategoriesAnswer, variables: {} }).pipe(
      Effect.map(({ allProductCategories }) => buildCategoryTree(allProductCategories)),
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

    return {
      categories,
      sortOrder,
      chooseSortOrder: (order) =>
        Effect.sync(() => {
          sortCookie.write(order);
          sortOrder.set(keepSame(sortOrder.get(), order));
        }),
      loadCategories: Effect.suspend(() => {
        const loaded = categories.get();
        return loaded === null || !isWhole ? loadCategories() : Effect.succeed(loaded);
      }),
      products: (query) =>
        request(ProductsDocument, {
          schema: ProductsAnswer,
          variables: { ...pageOf(query), sort: query.sort },
        }).pipe(Effect.map(({ products }) => products)),
      search: (query) =>
        request(SearchProductsDocument, {
          schema: SearchAnswer,
          variables: { ...pageOf(query), term: query.term, sort: query.sort },
        }).pipe(Effect.map(({ searchProducts }) => searchProducts)),
      suggestions: (term) =>
        request(SearchSuggestionsDocument, { schema: SuggestionsAnswer, variables: { term } }).pipe(
          Effect.map(({ searchSuggestions }) => searchSuggestions),
        ),
      product: (urlKey) =>
        request(ProductByUrlKeyDocument, { schema: ProductAnswer, variables: { urlKey } }).pipe(
          Effect.map(({ getProductByUrlKey }) => getProductByUrlKey),
        ),
      productsById: (ids) => {
        const wanted = [...new Set(ids)];
        if (wanted.length === 0) return Effect.succeed([]);
        return request(ProductsByIdDocument, {
          schema: ProductsByIdAnswer,
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
      blogEntries: ({ page = 1, pageSize = 3 }) =>
        request(BlogEntriesDocument, { schema: BlogAnswer, variables: { page, first: pageSize } }).pipe(
          Effect.map(({ blogEntries }) => blogEntries),
        ),
      footerBlocks: request(FooterBlocksDocument, { schema: FooterAnswer, variables: {} }).pipe(
        Effect.map(({ footerBlocks }) => footerBlocks),
      ),
    };
  }),
);

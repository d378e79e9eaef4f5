import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { Identity } from "../../identity/Identity.ts";
import { ShopEnvironment } from "../../kernel/ShopEnvironment.ts";
import type { ShopSettings } from "../../kernel/ShopSettings.ts";
import { command } from "../../kernel/command.ts";
import { makeFork } from "../../kernel/follow.ts";
import { join } from "../../kernel/join.ts";
import type { WritableStore } from "../../kernel/makeStore.ts";
import { oncePer } from "../../kernel/oncePer.ts";
import { shareEqual } from "../../kernel/shareEqual.ts";
import { stored } from "../../kernel/stored.ts";
import type { Product } from "../../product/Product.ts";
import { allergenCodes } from "../../product/allergenCodes.ts";
import type { ProductQuery } from "../model/ProductQuery.ts";
import { CatalogueBackend } from "../port/CatalogueSource.ts";
import { buildCategoryTree } from "../rules/buildCategoryTree.ts";
import { withSearch, withoutSearch } from "../rules/recentSearches.ts";
import { CatalogueService } from "./ShopCatalogue.ts";
import { storedSearches } from "./generated/storedData.ts";
import { allergenCookie, catalogueStores, sortCookie } from "./start.ts";

const none: ReadonlyArray<string> = [];

/**
 * Stores the device's earlier searches, and shows them in the store. They belong to the session: the next shopper on
 * the device does not see them.
 *
 * @rule SEARCH-11
 */
const keepSearches = (searches: WritableStore<ReadonlyArray<string>>) =>
  Effect.gen(function* () {
    const { storage } = yield* ShopEnvironment;
    const identity = yield* Identity;
    const fork = yield* makeFork;
    const saved = stored(storage, { key: "kamra.searches", decoder: storedSearches });

    // Another tab may have searched since.
    const change = (changed: (kept: ReadonlyArray<string>) => ReadonlyArray<string>) =>
      Effect.suspend(() => {
        const kept = changed(saved.read() ?? none);
        searches.set(shareEqual(searches.get(), kept));
        return saved.write(kept.length === 0 ? null : kept);
      });
    searches.set(saved.read() ?? none);
    yield* identity.follow({ change: (exchange) => exchange, ended: () => fork(change(() => none)) });
    return {
      rememberSearch: (term: string) => change((kept) => withSearch(kept, term)),
      forgetSearch: (term: string) => change((kept) => withoutSearch(kept, term)),
    };
  });

/** Shops of one server share the response. */
const treeOf = oncePer(buildCategoryTree);

type Backend = (typeof CatalogueBackend)["Service"];

/** Queries whose results are not cached. */
const pagesOf = (backend: Backend, settings: Pick<ShopSettings, "pageSize">) => {
  const filled = <Query extends Pick<ProductQuery, "page" | "pageSize" | "filters">>({
    page = 1,
    pageSize = settings.pageSize,
    filters = {},
    ...query
  }: Query) => ({
    ...query,
    page,
    pageSize,
    filters,
  });
  return {
    products: (query) => backend.products(filled(query)),
    search: (query) => backend.search(filled(query)),
    suggestions: backend.suggestions,
    searchTerms: (terms) => (terms.length === 0 ? Effect.succeed([]) : backend.searchTerms(terms)),
    product: backend.product,
    productsById: (ids) => {
      const wanted = [...new Set(ids)];
      if (wanted.length === 0) return Effect.succeed([]);
      return Effect.map(backend.productsById(wanted), (products) => {
        const byId = new Map<string, Product>(products.map((product) => [product.id, product]));
        return wanted.flatMap((id) => byId.get(id) ?? []);
      });
    },
    blogEntries: ({ page = 1, pageSize = 3 } = {}) => backend.blogEntries({ page, pageSize }),
    footerBlocks: backend.footerBlocks,
  } satisfies Partial<CatalogueService["Service"]>;
};

export const catalogueServiceLive = Layer.effect(
  CatalogueService,
  Effect.gen(function* () {
    const environment = yield* ShopEnvironment;
    const { settings, snapshot } = environment;
    const backend = yield* CatalogueBackend;
    const { categories, sortOrder, avoidedAllergens, searches } = catalogueStores(environment);
    let isWhole = categories.get() !== null && snapshot?.catalogue?.isExcerpt !== true;
    const cookie = sortCookie(environment);
    const ofAllergens = allergenCookie(environment);

    const fetchCategories = backend.categories().pipe(
      Effect.map(treeOf),
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
      searches,
      ...(yield* keepSearches(searches)),
      chooseSortOrder: (order) =>
        Effect.sync(() => {
          cookie.write(order);
          sortOrder.set(shareEqual(sortOrder.get(), order));
        }),
      avoidedAllergens,
      avoidAllergens: (codes) =>
        Effect.sync(() => {
          const avoided = allergenCodes.filter((code) => codes.includes(code));
          ofAllergens.write(avoided.length === 0 ? null : avoided);
          avoidedAllergens.set(shareEqual(avoidedAllergens.get(), avoided));
        }),
      loadCategories: () =>
        Effect.suspend(() => {
          const loaded = categories.get();
          return loaded === null || !isWhole ? loadCategories() : Effect.succeed(loaded);
        }),
      ...pagesOf(backend, settings),
    });
  }),
);

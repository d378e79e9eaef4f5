import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { command } from "../../kernel/command.ts";
import { join } from "../../kernel/join.ts";
import { shareEqual } from "../../kernel/shareEqual.ts";
import { oncePer } from "../../kernel/oncePer.ts";
import { ShopEnvironment } from "../../kernel/ShopEnvironment.ts";
import type { ShopSettings } from "../../kernel/ShopSettings.ts";
import type { Product } from "../../product/Product.ts";
import { CatalogueBackend } from "../port/CatalogueSource.ts";
import { buildCategoryTree } from "../rules/buildCategoryTree.ts";
import { CatalogueService } from "./ShopCatalogue.ts";
import type { ProductQuery } from "../model/ProductQuery.ts";
import { catalogueStores, sortCookie } from "./start.ts";

/** Shops of one server share the response. */
const treeOf = oncePer(buildCategoryTree);

type Backend = (typeof CatalogueBackend)["Service"];

/** What is read without being kept. */
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
    const { categories, sortOrder } = catalogueStores(environment);
    let isWhole = categories.get() !== null && snapshot?.catalogue?.isExcerpt !== true;
    const cookie = sortCookie(environment);

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
      ...pagesOf(backend, settings),
    });
  }),
);
